// The page around the program: loads it with honest progress, says in a sentence
// what is wrong when it can't run, and hands on what only a page knows.
"use strict";
(() => {
  const script = document.currentScript;
  const loader = document.getElementById("loader");
  const bar = document.getElementById("bar");
  const ours = document.querySelector("meta[name=viewport]").content;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const canvas = () => document.querySelector("canvas");
  // What the program published is there only once it runs.
  const tell = (name, ...args) => (typeof window[name] === "function" ? window[name](...args) : undefined);

  let over = false;
  function fail(sentence, detail) {
    if (over) return;
    over = true;
    if (detail) console.error(detail);
    document.getElementById("message").textContent = sentence;
    document.getElementById("again").hidden = false;
    loader.className = "failed";
    document.getElementById("again").focus();
  }
  document.getElementById("again").addEventListener("click", () => location.reload());

  // ---- what the program calls

  window.akutoPage = {
    started() {
      sendInsets();
      tell("akutoReducedMotion", still.matches);
    },
    ready() {
      loader.className = "gone";
      bar.setAttribute("aria-valuenow", "100");
      setTimeout(() => { loader.classList.toggle("away", !over); }, 400);
      canvas().setAttribute("aria-label", "akuto, a game of cards");
      canvas().focus();
    },
    failed(detail) {
      fail("The game can't go on in this browser. Nothing is lost: reload the page, or try another browser.", detail);
    },
  };

  // ---- loading

  // Progress counts bytes after decompression against the size known when the
  // page was built: Content-Length tells the compressed size.
  function counted(response, size) {
    if (!response.body || typeof ReadableStream !== "function") return response;
    const reader = response.body.getReader();
    let got = 0;
    const stream = new ReadableStream({
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        got += value.byteLength;
        progress(Math.min(1, got / size));
        controller.enqueue(value);
      },
      cancel(reason) { return reader.cancel(reason); },
    });
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  }

  function progress(share) {
    bar.firstElementChild.style.transform = `scaleX(${share})`;
    bar.setAttribute("aria-valuenow", String(Math.round(share * 100)));
  }

  async function load() {
    if (typeof WebAssembly !== "object" || typeof Go !== "function") {
      return fail("akuto needs WebAssembly, which this browser lacks or has switched off: try a newer browser.");
    }
    const probe = document.createElement("canvas").getContext("webgl2");
    if (!probe) {
      return fail("akuto needs WebGL 2 to draw, which this browser lacks or has switched off: switch on hardware acceleration in its settings, or try another browser.");
    }
    // Browsers allow few contexts: give the probe's back.
    const lose = probe.getExtension("WEBGL_lose_context");
    if (lose) lose.loseContext();

    const go = new Go();
    let result;
    try {
      const response = await fetch(script.dataset.wasm);
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      const stream = counted(response, Number(script.dataset.size));
      result = WebAssembly.instantiateStreaming
        ? await WebAssembly.instantiateStreaming(stream, go.importObject)
        : await WebAssembly.instantiate(await stream.arrayBuffer(), go.importObject);
    } catch (error) {
      if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
        return fail("This browser can't run the game: try a newer one.", error);
      }
      return fail("The game didn't arrive: check the connection and reload the page.", error);
    }
    progress(1);
    try {
      await go.run(result.instance);
    } catch (error) {
      return fail("The game stopped unexpectedly. Reload the page to go on where you were.", error);
    }
    fail("The game stopped unexpectedly. Reload the page to go on where you were.", "the program ended");
  }

  // ---- the window: insets, motion, sleep, scale

  let insets = "";
  function sendInsets() {
    const style = getComputedStyle(document.getElementById("safe"));
    const now = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(parseFloat);
    if (String(now) !== insets && typeof window.akutoInsets === "function") {
      insets = String(now);
      tell("akutoInsets", ...now);
    }
  }
  addEventListener("resize", sendInsets);
  addEventListener("orientationchange", () => requestAnimationFrame(sendInsets));
  still.addEventListener("change", () => tell("akutoReducedMotion", still.matches));

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") tell("akutoSuspend");
  });
  addEventListener("pagehide", () => tell("akutoSuspend"));

  // The engine reads the scale once, at the start.
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    tell("akutoSuspend");
    location.reload();
  });

  // The engine adds a viewport of its own, which would win over ours.
  new MutationObserver(() => {
    for (const meta of document.querySelectorAll("meta[name=viewport]")) {
      if (meta.content !== ours) meta.content = ours;
    }
  }).observe(document.head, { childList: true, subtree: true, attributes: true, attributeFilter: ["content"] });

  // ---- keys

  // The engine takes every key it sees. What belongs to the browser must not
  // reach it: function keys, everything with Ctrl, Alt or Meta but undo, and Tab
  // where our own order of focus ends.
  function browsersOwn(event) {
    const key = event.key || ""; // events of form filling have none
    if (/^F\d+$/.test(key) || key === "Alt" || event.altKey) return true;
    if (event.ctrlKey || event.metaKey) {
      const undo = key.toLowerCase() === "z" && !event.shiftKey;
      return !undo && key !== "Control" && key !== "Meta";
    }
    return key === "Tab" && event.type === "keydown" && leaves(event.shiftKey);
  }

  // leaves says whether Tab would go past the end (or, backwards, the start) of
  // what can have the focus.
  function leaves(backwards) {
    const stops = JSON.parse(tell("akutoNodes") || "[]").filter((node) => node.enabled || node.refusal);
    if (!stops.length) return true;
    return (backwards ? stops[0] : stops[stops.length - 1]).focused;
  }

  for (const type of ["keydown", "keyup"]) {
    addEventListener(type, (event) => {
      if (browsersOwn(event)) {
        event.stopImmediatePropagation();
      } else if (canvas() && !over && document.activeElement === document.body) {
        // A click beside the canvas must not make the keyboard dead.
        canvas().focus();
        canvas().dispatchEvent(new KeyboardEvent(type, event));
        event.preventDefault();
      }
    }, true);
  }

  // ---- touch

  // The engine doesn't know touchcancel, so a finger would stay down for ever.
  // It is first moved out of the window, sideways so that nothing scrolls, and
  // lifted some frames later, when the program has seen that: so it taps nothing.
  const frames = (n) => new Promise((done) => {
    const next = () => (n-- > 0 ? requestAnimationFrame(next) : done());
    next();
  });
  function touchEvent(type, remaining) {
    const event = new Event(type, { cancelable: true });
    event.targetTouches = Object.assign(remaining, { item: (i) => remaining[i] });
    return event;
  }
  addEventListener("touchcancel", (event) => {
    const target = event.target;
    const left = Array.from(event.targetTouches);
    const away = Array.from(event.changedTouches, (touch) => ({ identifier: touch.identifier, clientX: -10000, clientY: touch.clientY }));
    target.dispatchEvent(touchEvent("touchmove", left.concat(away)));
    frames(4).then(() => target.dispatchEvent(touchEvent("touchend", left)));
  }, true);

  // iOS zooms by gestures of its own, whatever the viewport says.
  for (const type of ["gesturestart", "gesturechange", "dblclick"]) {
    addEventListener(type, (event) => event.preventDefault(), { passive: false });
  }

  // ---- offline

  if ("serviceWorker" in navigator && isSecureContext) {
    addEventListener("load", () => navigator.serviceWorker.register("sw.js").catch(() => {
      // Without one the game runs all the same, only not offline.
    }));
  }

  load();
})();

package browsertest

import (
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// A key that the engine doesn't get keeps its meaning for the browser; a key of
// the game must not scroll or search the page.
func TestBrowserKeepsItsKeys(t *testing.T) {
	b := open(t, desktop, server.URL, "")
	b.see("Scoundrel, new game")
	for _, c := range []struct {
		event   string
		browser bool
	}{
		{`{key: "F5", code: "F5"}`, true},
		{`{key: "F12", code: "F12"}`, true},
		{`{key: "r", code: "KeyR", ctrlKey: true}`, true},
		{`{key: "l", code: "KeyL", metaKey: true}`, true},
		{`{key: "ArrowLeft", code: "ArrowLeft", altKey: true}`, true},
		{`{key: "v", code: "KeyV", ctrlKey: true}`, true}, // it hands over what is pasted
		{`{key: "z", code: "KeyZ", ctrlKey: true}`, false},
		{`{key: "c", code: "KeyC"}`, false},
		// Before Tab: with the focus somewhere, Space would open what has it.
		{`{key: " ", code: "Space"}`, false},
		{`{key: "Tab", code: "Tab"}`, false},
	} {
		untouched := ask[bool](b, fmt.Sprintf(`["keydown", "keyup"].map((type) => document.querySelector("canvas").dispatchEvent(
			new KeyboardEvent(type, Object.assign({bubbles: true, cancelable: true}, %s))))[0]`, c.event))
		if untouched != c.browser {
			t.Errorf("%s reaches the browser: %v, want %v", c.event, untouched, c.browser)
		}
	}
	b.frames(5) // the program has taken in what it was sent
	b.see("Scoundrel, new game")
	// Past the last thing that can have the focus, Tab goes on to the browser:
	// the page is no trap for the keyboard.
	last := ""
	for _, n := range b.nodes() {
		if n.Enabled || n.Refusal != "" {
			last = n.Label
		}
	}
	b.focus(last)
	untouched := ask[bool](b, `document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown", {key: "Tab", code: "Tab", bubbles: true, cancelable: true}))`)
	if !untouched {
		t.Errorf("with the focus on %q, the last, the page keeps Tab", last)
	}
}

// A touch that the system takes away taps nothing, and the next one works.
func TestTouchTakenAway(t *testing.T) {
	b := open(t, phone, server.URL, "")
	n := b.see("Scoundrel, new game")
	b.touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: n.TapX, Y: n.TapY})
	b.touch(input.DispatchTouchEventTypeTouchCancel)
	b.frames(10)
	b.tap("Scoundrel, new game") // fails if the cancelled touch already opened the table
	b.see("Deal into slot 1")
}

// After one visit the page opens without its server.
func TestOpensOffline(t *testing.T) {
	own := httptest.NewServer(built)
	defer own.Close()
	b := open(t, desktop, own.URL, "")
	b.see("Scoundrel, new game")
	ask[bool](b, `navigator.serviceWorker.ready.then(() => true)`)
	own.Close()
	b.do(chromedp.Reload())
	b.see("Scoundrel, new game")
	// That the worker itself isn't found anew is the browser's to note.
	for _, problem := range b.complaints() {
		if !strings.Contains(problem, "sw.js") && !strings.Contains(problem, "net::ERR_CONNECTION_REFUSED") {
			t.Errorf("the console has an error: %s", problem)
		}
	}
}

// Where the game can't run, the page says why in a sentence.
func TestSaysWhyItCannotRun(t *testing.T) {
	for _, c := range []struct{ name, before, want string }{
		{"no WebAssembly", `delete window.WebAssembly`, "WebAssembly"},
		{"no WebGL", `HTMLCanvasElement.prototype.getContext = () => null`, "WebGL"},
		{"no network", `window.fetch = () => Promise.reject(new TypeError("gone"))`, "connection"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := open(t, desktop, server.URL, c.before)
			said := ""
			b.until("sentence about "+c.want, func() bool {
				said = ask[string](b, `document.querySelector("#loader.failed #message")?.textContent ?? ""`)
				return said != ""
			})
			if !strings.Contains(said, c.want) || !strings.HasSuffix(said, ".") {
				t.Errorf("the page says %q; want a sentence about %s", said, c.want)
			}
			if !ask[bool](b, `!document.getElementById("again").hidden`) {
				t.Error("there is no button to try again")
			}
			b.complaints() // the page notes the cause in the console
		})
	}
}

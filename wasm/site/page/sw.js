// Keeps one build of the page, so that it opens without a network.
"use strict";
const build = "{{.Build}}";
const cacheName = "akuto-" + build;
const files = {{.Files}};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith("akuto-") && name !== cacheName).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

// The page itself comes from the network when that answers soon, so that a new
// build is seen at once; it names the other files by their contents, so those
// are always right as they are kept.
async function page(request) {
  const kept = await caches.match("./", { cacheName });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), 3000));
  return Promise.race([fetch(request).then((response) => (response.ok ? response : kept)).catch(() => kept), late]);
}

self.addEventListener("fetch", (event) => {
  const request = event.request;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request));
  } else {
    event.respondWith(caches.match(request, { cacheName }).then((kept) => kept || fetch(request)));
  }
});

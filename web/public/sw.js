// Without a line there is a page that says so; whoever shows the client keeps it here in the language that is spoken.
// Everything else comes from the server, as without this file.
const SHELF = "offline-2";
const PAGE = "/offline.html";
const KEPT = [PAGE, "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(KEPT)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const dropOthers = (names) => names.filter((name) => name !== SHELF).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(dropOthers(names))));
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  const instead = event.request.mode === "navigate" ? PAGE : KEPT.find((kept) => kept === path);
  if (instead) event.respondWith(fetch(event.request).catch(() => caches.match(instead)));
});

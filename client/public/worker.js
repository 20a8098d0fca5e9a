// The hall's service worker: it says what happens when no page of the hall is looked at, and that the hall is out of reach
// when a page is asked for then. It answers nothing else; `lib/notices/away.ts` keeps that page.

self.addEventListener("push", (event) => event.waitUntil(say(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(away));
});
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The hall's own: others of its host may be open beside it. */
async function pages() {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(self.registration.scope));
}

/** Once: what is told again under its name takes the place of what was told before; a page that is looked at says it itself. */
async function say({ tag, text, path }) {
  if ((await pages()).some((page) => page.focused)) return;
  await self.registration.showNotification("parlour", { body: text, tag, data: path, icon: "icon.svg" });
}

/** To where it happened, in a page that is open or in a new one. */
async function lead(path) {
  const address = new URL(`.${path}`, self.registration.scope).href;
  const [page] = await pages();
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}

const away = async () => (await caches.match(new URL("./away", self.registration.scope))) ?? Response.error();

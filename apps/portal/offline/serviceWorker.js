// Caches the offline pages and their style sheets only: no answer of the service and no other page. The build
// writes the list of paths, so each build has a worker of its own.
const cachedPaths = __CACHED_PATHS__;
const cacheName = `offline-${__BUILD__}`;
const languageKey = '/offline-language';
const worker = globalThis;

async function deleteOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function findOfflinePage() {
  const stored = await caches.match(languageKey);
  const language = stored === undefined ? 'en' : await stored.text();
  const page = await caches.match(`/offline.${language}.html`);
  return page ?? Response.error();
}

async function storeLanguage(language) {
  const cache = await caches.open(cacheName);
  await cache.put(languageKey, new Response(language));
}

// Calls of the service bypass the worker: one that is sent while the page unloads would be lost in it.
const serviceRoute = { condition: { urlPattern: '/service/*' }, source: 'network' };

worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.addRoutes?.(serviceRoute);
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(cachedPaths)));
});

worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

worker.addEventListener('message', (event) => {
  const language = event.data?.language;
  if (['en', 'or', 'hi'].includes(language)) event.waitUntil(storeLanguage(language));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/service/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(findOfflinePage));
  else if (cachedPaths.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

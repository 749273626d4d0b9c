// Caches the offline pages and their style sheets, and serves the page of field visits from its own cache: no answer
// of the service and no other page. The build writes the list of paths, so each build has a worker of its own.
const cachedPaths = __CACHED_PATHS__;
const cacheName = `offline-${__BUILD__}`;
const languageKey = '/offline-language';
const worker = globalThis;

const visitsPath = '/officer/visits';
// The page of field visits with its files, which the page itself stores when an officer takes the visits along.
const visitsCacheName = 'field-visits';
const keptCaches = new Set([cacheName, visitsCacheName]);
// Other files bypass the worker on every device that has no visits.
let hasVisits = false;

async function findVisitsCache() {
  hasVisits = await caches.has(visitsCacheName);
}
void findVisitsCache();

async function deleteOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => !keptCaches.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function findOfflinePage() {
  const stored = await caches.match(languageKey);
  const language = stored === undefined ? 'en' : await stored.text();
  const page = await caches.match(`/offline.${language}.html`);
  return page ?? Response.error();
}

async function findVisitsPage() {
  const page = await caches.match(visitsPath, { cacheName: visitsCacheName });
  return page ?? findOfflinePage();
}

const isVisitsPage = (pathname) => pathname === visitsPath;

async function findStoredFile(request) {
  const file = await caches.match(request, { ignoreVary: true });
  return file ?? Response.error();
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
  if (event.data?.hasVisits === true) hasVisits = true;
  const language = event.data?.language;
  if (['en', 'or', 'hi'].includes(language)) event.waitUntil(storeLanguage(language));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/service/')) return;
  if (request.mode === 'navigate') {
    const findPage = isVisitsPage(pathname) ? findVisitsPage : findOfflinePage;
    event.respondWith(fetch(request).catch(findPage));
  } else if (cachedPaths.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  } else if (hasVisits) {
    event.respondWith(fetch(request).catch(() => findStoredFile(request)));
  }
});

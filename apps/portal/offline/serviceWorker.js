// Keeps the offline pages and what they look like, and nothing else: no answer of the service and no
// other page is ever kept. The build writes the list, so each build brings a worker of its own.
const kept = __KEPT__;
const shelf = `offline-${__BUILD__}`;
const languageKey = '/offline-language';
const worker = globalThis;

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function offlinePage() {
  const known = await caches.match(languageKey);
  const language = known === undefined ? 'en' : await known.text();
  const page = await caches.match(`/offline.${language}.html`);
  return page ?? Response.error();
}

async function rememberLanguage(language) {
  const cache = await caches.open(shelf);
  await cache.put(languageKey, new Response(language));
}

// A call of the service goes past the worker: through it, one that is sent while its page is left is lost.
const pastTheWorker = { condition: { urlPattern: '/service/*' }, source: 'network' };

worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.addRoutes?.(pastTheWorker);
  event.waitUntil(caches.open(shelf).then((cache) => cache.addAll(kept)));
});

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('message', (event) => {
  const language = event.data?.language;
  if (['en', 'or', 'hi'].includes(language)) event.waitUntil(rememberLanguage(language));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/service/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage));
  else if (kept.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

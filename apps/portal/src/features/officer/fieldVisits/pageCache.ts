const cacheName = 'field-visits';
const pagePath = '/officer/visits';

const isOwnFile = (address: string) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && !pathname.startsWith('/service/');
};

/** Returns the files that this page has loaded: scripts, styles, fonts and texts, no answer of the service. */
function listLoadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
    ({ src }) => src,
  );
  const styles = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]'),
  ].map(({ href }) => href);
  return [...new Set([...entries, ...linked, ...styles])].filter(isOwnFile);
}

/**
 * Stores the page of the visits with its files in the cache from which the service worker serves it without a
 * connection; false where the browser has no such cache.
 */
export async function cacheVisitsPage(): Promise<boolean> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return false;
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  await cache.add(pagePath);
  await Promise.all(listLoadedFiles().map((file) => cache.add(file).catch(() => undefined)));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ hasVisits: true }, []);
  return true;
}

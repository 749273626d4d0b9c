const cacheName = 'field-visits';
const pagePath = '/officer/visits';

const isOwnFile = (address: string) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && !pathname.startsWith('/service/');
};

/** Returns the addresses that this page has loaded, as the browser has recorded them. */
function listRecordedAddresses(): Promise<string[]> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(list.getEntries().map(({ name }) => name));
    });
    observer.observe({ type: 'resource', buffered: true });
  });
}

/** Returns the files of this page: scripts, styles, fonts and texts, no answer of the service. */
async function listLoadedFiles(): Promise<string[]> {
  const recorded = await listRecordedAddresses();
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]')];
  const linked = [...scripts.map(({ src }) => src), ...styles.map(({ href }) => href)];
  return [...new Set([...recorded, ...linked])].filter(isOwnFile);
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
  const files = await listLoadedFiles();
  await Promise.all(files.map((file) => cache.add(file).catch(() => undefined)));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ hasVisits: true }, []);
  return true;
}

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const styleSheetPattern = /<link rel="stylesheet" crossorigin href="([^"]+)"/g;

/** Returns a page that is shown instead of other pages: without scripts and without an address of its own. */
export const removeCode = (page: string): string =>
  page
    .replaceAll(/<script type="(?:module|application\/json)".*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload|canonical|alternate)"[^>]*>/g, '')
    .replaceAll(/<meta (?:property|name="robots")[^>]*>/g, '')
    .replace('data-prerendered', 'data-offline');

/** Writes the offline page of each language, and the service worker that caches them with their style sheets. */
export async function writeOfflinePages(dist: URL, pages: ReadonlyMap<string, string>) {
  const cachedPaths = new Set(['/boot.js', '/favicon.svg']);
  const hash = createHash('sha256');
  for (const [language, page] of pages) {
    const staticPage = removeCode(page);
    for (const [, file = ''] of staticPage.matchAll(styleSheetPattern)) cachedPaths.add(file);
    cachedPaths.add(`/offline.${language}.html`);
    hash.update(staticPage);
    await writeFile(new URL(`offline.${language}.html`, dist), staticPage);
  }
  const source = await readFile(new URL('./serviceWorker.js', import.meta.url), 'utf8');
  const worker = source
    .replace('__CACHED_PATHS__', JSON.stringify([...cachedPaths]))
    .replace('__BUILD__', JSON.stringify(hash.digest('hex').slice(0, 12)));
  await writeFile(new URL('sw.js', dist), worker);
}

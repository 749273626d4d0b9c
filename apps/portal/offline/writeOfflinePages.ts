import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const styleSheets = /<link rel="stylesheet" crossorigin href="([^"]+)"/g;

// Without its code and its own address: the page is shown in the place of other pages.
const withoutCode = (page: string) =>
  page
    .replaceAll(/<script type="(?:module|application\/json)".*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload|canonical|alternate)"[^>]*>/g, '')
    .replaceAll(/<meta (?:property|name="robots")[^>]*>/g, '')
    .replace('data-prerendered', 'data-offline');

/** Writes the offline page of each language, and the service worker that keeps them and their style sheets. */
export async function writeOfflinePages(dist: URL, pages: ReadonlyMap<string, string>) {
  const kept = new Set(['/boot.js', '/favicon.svg']);
  const stamp = createHash('sha256');
  for (const [language, page] of pages) {
    const still = withoutCode(page);
    for (const [, file = ''] of still.matchAll(styleSheets)) kept.add(file);
    kept.add(`/offline.${language}.html`);
    stamp.update(still);
    await writeFile(new URL(`offline.${language}.html`, dist), still);
  }
  const source = await readFile(new URL('./serviceWorker.js', import.meta.url), 'utf8');
  const worker = source
    .replace('__KEPT__', JSON.stringify([...kept]))
    .replace('__BUILD__', JSON.stringify(stamp.digest('hex').slice(0, 12)));
  await writeFile(new URL('sw.js', dist), worker);
}

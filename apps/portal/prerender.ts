import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Resource, ResourceLanguage } from 'i18next';
import { compress } from './compress.ts';
import { escaped, headOf } from './prerenderHead.ts';
import { filesOf, type Manifest, type PageFiles } from './prerenderLinks.ts';
import { pageSheet } from './prerenderSheets.ts';
import type * as Prerender from './src/prerender.tsx';

// Writes each public page in each language into dist/pages, from the built route table, and the worker
// that keeps the offline pages.
const dist = new URL('./dist/', import.meta.url);
const pages = new URL('pages/', dist);
const languages = ['en', 'or', 'hi'] as const;

type Language = (typeof languages)[number];
const read = (path: string) => readFile(new URL(path, dist), 'utf8');
const json = async <Shape>(path: string) => JSON.parse(await read(path)) as Shape;
const namespaces = (await readdir(new URL('assets/i18n/en/', dist)))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

/** Returns the texts of a language by namespace. */
async function textsIn(language: Language): Promise<ResourceLanguage> {
  const texts = namespaces.map(async (name) => [
    name,
    await json<Record<string, string>>(`assets/i18n/${language}/${name}.json`),
  ]);
  return Object.fromEntries(await Promise.all(texts)) as ResourceLanguage;
}

const resources: Resource = {};
for (const language of languages) resources[language] = await textsIn(language);

// Data, which no policy stops: the browser runs nothing of this type.
const dataOf = (ready: object) =>
  `<script type="application/json" id="ready">${JSON.stringify(ready).replaceAll('<', '\\u003c')}</script>`;

// A page that the entry holds, as that of a failure, has no file of its own.
const codeOf = (source: string) => {
  const file = manifest[source]?.file;
  return file === undefined ? undefined : `/${file}`;
};

const fileOf = (path: string, language: Language) =>
  `${path.slice(1).replaceAll('/', '.')}.${language}.html`;

const hint = /<link rel="preload"[^>]*>/g;
const built = new URL('./dist-prerender/prerender.js', import.meta.url);
const { publicPages, redirects, renderPage } = (await import(built.href)) as typeof Prerender;
const offlinePath = '/website/offline';
const listed = new Set<string>();
// The code of a ready page is fetched by boot.js, once the page is painted.
const template = (await read('index.html'))
  .replace(/<script type="module"[^>]*><\/script>\s*/, '')
  .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '');
const manifest = await json<Manifest>('manifest.json');
const css = new Map<string, string>();
for (const file of Object.values(manifest).flatMap((part) => part.css ?? [])) {
  css.set(file, await read(file));
}
await rm(pages, { recursive: true, force: true });
await mkdir(pages, { recursive: true });

const written = new Set<string>();

/** Writes the one style sheet of a page, once for all pages that have the same; gives its links. */
async function sheetsOf(page: PageFiles): Promise<string> {
  const { file, text, links } = pageSheet(page.css, css);
  if (!written.has(file)) {
    written.add(file);
    const path = fileURLToPath(new URL(file.slice(1), dist));
    await writeFile(path, text);
    await compress(path);
  }
  return links.join('\n    ');
}

// What boot.js fetches once the page is painted.
const laterOf = ({ code }: PageFiles) => `data-code="${code.join(' ')}"`;

const kept = new Set(['/boot.js', '/favicon.svg']);
const stamp = createHash('sha256');

/** Writes the offline page without its code: it stands in for other pages, and must not become them. */
async function keepOffline(language: Language, page: string): Promise<void> {
  const still = page
    .replace(/ data-code="[^"]*"/, '')
    .replace(' data-fonts="near"', '')
    .replace(/<script type="application\/json".*<\/script>/, '')
    .replaceAll(/<(?:link|meta) data-page[^>]*>/g, '')
    .replace('data-prerendered', 'data-offline');
  for (const [, file = ''] of still.matchAll(
    /<link rel="stylesheet" crossorigin href="([^"]+)"/g,
  )) {
    kept.add(file);
  }
  const name = `offline.${language}.html`;
  kept.add(`/${name}`);
  stamp.update(still);
  await writeFile(new URL(name, dist), still);
}

async function writeWorker(): Promise<void> {
  const source = await readFile(new URL('./serviceWorker.js', import.meta.url), 'utf8');
  const worker = source
    .replace('__KEPT__', JSON.stringify([...kept]))
    .replace('__BUILD__', JSON.stringify(stamp.digest('hex').slice(0, 12)));
  await writeFile(new URL('sw.js', dist), worker);
}

for (const language of languages) {
  for (const path of publicPages) {
    const ready = await renderPage(path, language, resources);
    const { title, source } = ready;
    // React writes them before the element they are for; their place is the head.
    const hints = [...ready.html.matchAll(hint)].map(([link]) => link).join('');
    const html = ready.html.replaceAll(hint, '');
    if (ready.metadata.isListed) listed.add(path);
    if (html.includes('<script')) throw new Error(`${path} needs an inline script.`);
    const files = filesOf({ manifest, css }, source, html);
    const sheets = await sheetsOf(files);
    const page = template
      .replace(
        '<html lang="en"',
        `<html lang="${language}" data-prerendered="${language}" data-fonts="near"`,
      )
      .replace('src="/boot.js"', () => `src="/boot.js" ${laterOf(files)}`)
      .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(
        '</head>',
        () =>
          `${headOf(path, language, ready)}
    ${sheets}${hints}
  </head>`,
      )
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${html}</div>\n    ${dataOf({ code: codeOf(source) })}`,
      );
    await writeFile(new URL(fileOf(path, language), pages), page);
    if (path === offlinePath) await keepOffline(language, page);
  }
}
const files = Object.fromEntries(
  publicPages.map((path) => [
    path,
    Object.fromEntries(languages.map((language) => [language, fileOf(path, language)])),
  ]),
);
await writeFile(
  new URL('pages.json', pages),
  JSON.stringify({ redirects, files, listed: [...listed] }),
);
await writeWorker();

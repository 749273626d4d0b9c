import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type * as Prerender from './src/prerender.tsx';

// Writes each public page in each language into dist/pages, from the built route table.
const dist = new URL('./dist/', import.meta.url);
const pages = new URL('pages/', dist);
const languages = ['en', 'or', 'hi'] as const;

type Language = (typeof languages)[number];
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const read = (path: string) => readFile(new URL(path, dist), 'utf8');
const json = async <Shape>(path: string) => JSON.parse(await read(path)) as Shape;
const pageCopy = (language: Language) =>
  json<Record<string, string>>(`assets/i18n/${language}.json`);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Gives the style sheets and the code that a page needs beside the entry, each once. */
function filesOf(manifest: Manifest, source: string): { css: string[]; code: string[] } {
  const [css, code, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (key: string) => {
    const part = manifest[key];
    if (part === undefined || seen.has(key)) return;
    seen.add(key);
    code.add(part.file);
    part.css?.forEach((file) => css.add(file));
    part.imports?.forEach(visit);
  };
  visit(source);
  return { css: [...css], code: [...code] };
}

function linksOf(manifest: Manifest, source: string, template: string): string {
  const { css, code } = filesOf(manifest, source);
  const links = [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return links.filter((link) => !template.includes(link.split(' href=')[1] ?? '')).join('\n    ');
}

const fileOf = (path: string, language: Language) =>
  `${path.slice(1).replaceAll('/', '.')}.${language}.html`;

const built = new URL('./dist-prerender/prerender.js', import.meta.url);
const { publicPages, redirects, renderPage } = (await import(built.href)) as typeof Prerender;
const template = await read('index.html');
const manifest = await json<Manifest>('manifest.json');
await rm(pages, { recursive: true, force: true });
await mkdir(pages, { recursive: true });

for (const language of languages) {
  for (const path of publicPages) {
    const { title, html, source } = await renderPage(path, language, pageCopy);
    if (html.includes('<script')) throw new Error(`${path} needs an inline script.`);
    const page = template
      .replace('<html lang="en"', `<html lang="${language}" data-prerendered="${language}"`)
      .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace('</head>', () => `${linksOf(manifest, source, template)}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
    await writeFile(new URL(fileOf(path, language), pages), page);
  }
}
const files = Object.fromEntries(
  publicPages.map((path) => [
    path,
    Object.fromEntries(languages.map((language) => [language, fileOf(path, language)])),
  ]),
);
await writeFile(new URL('pages.json', pages), JSON.stringify({ redirects, files }));

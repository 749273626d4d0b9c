import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { officeFields, type OfficeField } from '@temple-land/portal-core';
import type * as Server from './entry-server.tsx';
import type { Manifest } from './htmlDocument.ts';
import { removeCode, writeOfflinePages } from '../offline/writeOfflinePages.ts';

// Writes each public page in each language into dist/pages, and the pages for offline use and maintenance.
const dist = new URL('../dist/', import.meta.url);
const pages = new URL('pages/', dist);
const languages = ['en', 'or', 'hi'] as const;

const server = new URL('../dist-server/entry-server.js', import.meta.url);
const { getBuildAnswers, publicPaths, redirects, renderPage } = (await import(
  server.href
)) as typeof Server;
const build = {
  template: await readFile(new URL('index.html', dist), 'utf8'),
  manifest: JSON.parse(await readFile(new URL('manifest.json', dist), 'utf8')) as Manifest,
};

const placeholders = Object.fromEntries(
  officeFields.map((field) => [field, field === 'mark' ? '' : `%OFFICE:${field}%`]),
) as Record<OfficeField, string>;

const getFileName = (path: string, language: string) =>
  `${path.slice(1).replaceAll('/', '.')}.${language}.html`;

await rm(pages, { recursive: true, force: true });
await mkdir(pages, { recursive: true });

const listed = new Set<string>();
const offline = new Map<string, string>();
for (const path of publicPaths) {
  for (const language of languages) {
    const page = await renderPage({ path, language, build, queries: getBuildAnswers(path) });
    if (!page.includes('name="robots"')) listed.add(path);
    if (path === '/website/offline') offline.set(language, page);
    if (path === '/website/maintenance') {
      await writeFile(new URL(`maintenance.${language}.html`, dist), removeCode(page));
    }
    if (path === '/website/opening-soon') {
      const opening = await renderPage({ path, language, build, office: placeholders });
      await writeFile(new URL(`opening.${language}.html`, dist), removeCode(opening));
    }
    await writeFile(new URL(getFileName(path, language), pages), page);
  }
}
const files = Object.fromEntries(
  publicPaths.map((path) => [
    path,
    Object.fromEntries(languages.map((language) => [language, getFileName(path, language)])),
  ]),
);
await writeFile(
  new URL('pages.json', pages),
  JSON.stringify({ redirects, files, listed: [...listed] }),
);
await writeOfflinePages(dist, offline);

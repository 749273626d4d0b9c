import type { Language } from '@temple-land/portal-core';
import { dehydrate, type QueryClient } from '@tanstack/react-query';

/** Vite's `manifest.json`: the files of each module of the build. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The build of the portal: its `index.html` and its manifest. */
export interface PortalBuild {
  template: string;
  manifest: Manifest;
}

/** A rendered page: its markup in a language, the page of the route table and the answers that it shows. */
export interface RenderedPage {
  html: string;
  language: Language;
  page: string;
  queryClient: QueryClient;
}

/** Returns the files of a module and of what it imports statically, as Vite's guide to manifests describes it. */
function listFiles(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return [];
  seen.add(module);
  const imported = (chunk.imports ?? []).flatMap((each) => listFiles(manifest, each, seen));
  return [...imported, ...(chunk.css ?? []), chunk.file];
}

const toLinkTag = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;

const toPreloadTag = (language: Language, namespace: string) =>
  `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="/assets/i18n/${language}/${namespace}.json">`;

/** Returns the preload tags of the texts that are needed for hydration. */
const listTextPreloads = (language: Language, page: string) =>
  ['common', 'office', 'specification', page.slice(0, page.indexOf('/'))].map((namespace) =>
    toPreloadTag(language, namespace),
  );

// React renders title, meta and link elements before the markup; they are moved into the head.
const headElementsPattern = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const serializeQueries = (queryClient: QueryClient) =>
  JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c');

// The page is readable without its code, so style sheets and fonts are loaded before it.
const lowerScriptPriority = (template: string) =>
  template.replaceAll(
    /<(script type="module"|link rel="modulepreload") /g,
    '<$1 fetchpriority="low" ',
  );

/** Returns the HTML document of a rendered page: the template with its head, preloads, markup and data. */
export function buildHtmlDocument(
  { template, manifest }: PortalBuild,
  rendered: RenderedPage,
): string {
  const { html, language, page, queryClient } = rendered;
  const head = headElementsPattern.exec(html)?.[0] ?? '';
  const files = listFiles(manifest, `src/features/${page}.tsx`);
  const links = files.filter((file) => !template.includes(`/${file}"`)).map(toLinkTag);
  const preloads = listTextPreloads(language, page);
  const data = `<script type="application/json" id="query-data">${serializeQueries(queryClient)}</script>`;
  return lowerScriptPriority(template)
    .replace('<html lang="en"', `<html lang="${language}" data-prerendered="${language}"`)
    .replace(/<title>.*<\/title>/, () => head)
    .replace('</head>', `${[...links, ...preloads].join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${html.slice(head.length)}</div>${data}`,
    );
}

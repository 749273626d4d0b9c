import { pageTitle, type Language } from '@temple-land/portal-core';
import type { i18n, Resource } from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { metadataOf, type PageMetadata } from './app/metadata.ts';
import { bringPage } from './app/pageCode.ts';
import { Pages } from './app/Pages.tsx';
import { routes, type PageRow } from './app/routes.ts';
import { createI18n } from './i18n/i18n.ts';

/** A page as the build writes it: its title, its markup and the file of its code. */
export interface ReadyPage {
  title: string;
  siteName: string;
  metadata: PageMetadata;
  html: string;
  source: string;
}

const isPublic = (row: (typeof routes)[number]): row is PageRow =>
  'guard' in row && (row.guard === 'open' || row.guard === 'guestOnly') && !row.path.includes(':');

/** The public pages, and the paths that lead to them. */
export const publicPages = routes.filter(isPublic).map(({ path }) => path);

/** Every path that leads elsewhere, with where it leads; the catch-all left out. */
export const redirects = Object.fromEntries(
  routes.flatMap((row) =>
    'redirect' in row && row.path !== '*' ? [[row.path, row.redirect]] : [],
  ),
);

async function markup({ path, page }: PageRow, texts: i18n): Promise<string> {
  await bringPage(page);
  const { prelude } = await prerender(
    <StrictMode>
      <App texts={texts}>
        <StaticRouter location={path}>
          <Pages />
        </StaticRouter>
      </App>
    </StrictMode>,
    // One piece: a part that comes later would need an inline script, which the policy forbids.
    { progressiveChunkSize: 10_000_000 },
  );
  return new Response(prelude).text();
}

/**
 * Renders a public page in a language as a visitor first sees it, without the service's data;
 * `resources` holds the texts of the language and of English by namespace.
 */
export async function renderPage(
  path: string,
  language: Language,
  resources: Resource,
): Promise<ReadyPage> {
  const row = routes.filter(isPublic).find((page) => page.path === path);
  if (row === undefined) throw new Error(`${path} is no public page.`);
  const texts = createI18n(language, resources);
  return {
    title: pageTitle(row.title.map((key) => texts.t(key))),
    siteName: texts.t('common:name.portal'),
    metadata: await metadataOf(path, language, texts),
    html: await markup(row, texts),
    source: `src/features/${row.page}.tsx`,
  };
}

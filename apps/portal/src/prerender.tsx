import { pageTitle, type Language } from '@temple-land/portal-core';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { metadataOf, type PageMetadata } from './app/metadata.ts';
import { bringPage } from './app/pageCode.ts';
import { Pages } from './app/Pages.tsx';
import { routes, type PageRow } from './app/routes.ts';
import { pageText, showLanguage, type LoadPageCopy } from './i18n/i18n.ts';
import { writeDown, type Spoken } from './i18n/record.ts';
import { hearOfTexts } from './i18n/words.ts';
import { setLanguage } from './state/language.ts';

/** A page as the build writes it: its title, its markup, what it says, and the file of its code. */
export interface ReadyPage {
  title: string;
  siteName: string;
  metadata: PageMetadata;
  html: string;
  spoken: Spoken;
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

async function markup({ path, page }: PageRow): Promise<string> {
  await bringPage(page);
  const { prelude } = await prerender(
    <StrictMode>
      <App>
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
 * `load` gives the page copy of the language.
 */
export async function renderPage(
  path: string,
  language: Language,
  load: LoadPageCopy,
): Promise<ReadyPage> {
  const row = routes.filter(isPublic).find((page) => page.path === path);
  if (row === undefined) throw new Error(`${path} is no public page.`);
  setLanguage(language);
  await showLanguage(language, load);
  const head = {
    title: pageTitle(row.title.map((key) => pageText(key))),
    siteName: pageText('name.portal'),
    metadata: await metadataOf(path, language),
  };
  const spoken: Spoken = { language, texts: {} };
  hearOfTexts((...heard) => writeDown(spoken, ...heard));
  const html = await markup(row);
  hearOfTexts(undefined);
  return { ...head, html, spoken, source: `src/features/${row.page}.tsx` };
}

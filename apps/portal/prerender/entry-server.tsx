import {
  buildOfficeTexts,
  loadCatalogue,
  sampleOffice,
  type Language,
  type OfficeField,
} from '@temple-land/portal-core';
import { DOMParser } from 'linkedom';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../src/app/App.tsx';
import { setQueryAnswers, type AnsweredQuery } from '../src/app/dataPages.ts';
import { createPageRoutes } from '../src/app/pageRoutes.tsx';
import type { PageRow } from '../src/app/routes.ts';
import { createQueryClient } from '../src/api/query/queryClient.ts';
import { createI18n } from '../src/i18n/i18n.ts';
import { buildHtmlDocument, type PortalBuild } from './htmlDocument.ts';

export { dataPages, getBuildAnswers } from '../src/app/dataPages.ts';
export { publicPaths, redirects } from '../src/app/publicPaths.ts';

// The HTML of a notice is parsed with DOMParser, which Node does not have.
Object.assign(globalThis, { DOMParser });

const files = import.meta.glob<Record<string, string>>('../public/assets/i18n/*/*.json', {
  eager: true,
  import: 'default',
});

type OfficeDetails = Readonly<Record<OfficeField, string>>;

/** Returns the texts of a language by namespace, as i18next takes them. */
async function loadResources(language: Language, office: OfficeDetails) {
  const folder = `../public/assets/i18n/${language}/`;
  const texts = Object.entries(files)
    .filter(([file]) => file.startsWith(folder))
    .map(([file, content]) => [file.slice(folder.length, -'.json'.length), content]);
  const specification = await loadCatalogue(language);
  const shared = { specification, office: buildOfficeTexts(office, language) };
  return { [language]: { ...Object.fromEntries(texts), ...shared } };
}

// A failed part fails the whole page.
function rethrow(error: unknown): never {
  throw error;
}

const loadNoTexts = async () => undefined;

/** A page to render: its path in a language, the files of the build and the answers of its calls. */
export interface PageRequest {
  path: string;
  language: Language;
  build: PortalBuild;
  /** The answered queries of a data page; without them the page shows that it is loading. */
  queries?: readonly AnsweredQuery[];
  /** The published details of the office; those of the sample without. */
  office?: OfficeDetails;
}

/** Returns the HTML document of a public page as rendered for a visitor. Rejects for a path that redirects. */
export async function renderPage(request: PageRequest): Promise<string> {
  const { path, language, build, queries = [], office = sampleOffice } = request;
  const { query, dataRoutes } = createStaticHandler(createPageRoutes(loadNoTexts));
  const context = await query(new Request(`http://portal.example${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  const router = createStaticRouter(dataRoutes, context);
  const queryClient = createQueryClient();
  setQueryAnswers(queryClient, queries);
  const i18n = createI18n(language, await loadResources(language, office));
  const { prelude } = await prerender(
    <StrictMode>
      <App i18n={i18n} queryClient={queryClient}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
    // Rendered in one chunk: React reveals later chunks with an inline script, which the security policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: rethrow },
  );
  const html = await new Response(prelude).text();
  const row = context.matches.at(-1)?.route.handle as PageRow;
  return buildHtmlDocument(build, { html, language, page: row.page, queryClient });
}

import '@temple-land/ui/reset.css';
import '@temple-land/ui/base.css';
import '@temple-land/ui/fonts';
import './fonts/names.css';
import { hydrate as hydrateQueries, type DehydratedState } from '@tanstack/react-query';
import type { Language } from '@temple-land/portal-core';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { setNavigate } from './api/query/navigation.ts';
import { createQueryClient, refetchInNewLanguage } from './api/query/queryClient.ts';
import { fetchTexts } from './api/fetchTexts.ts';
import { App } from './app/App.tsx';
import { createPageRoutes } from './app/pageRoutes.tsx';
import { registerOfflinePages } from './effects/registerOfflinePages.ts';
import { detectLanguage, i18n, startI18n } from './i18n/i18n.ts';
import { clearAnnouncement } from './state/announcement.ts';
import { getSession } from './state/session.ts';

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root.');

const queryClient = createQueryClient();
const routes = createPageRoutes(async (feature) => i18n.loadNamespaces(feature));

type Router = ReturnType<typeof createBrowserRouter>;

const renderApp = (router: Router) => (
  <StrictMode>
    <App i18n={i18n} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);

/** Loads the page of the address before the router starts, as React Router's guide to server rendering shows it. */
async function loadMatchedPage(matches: readonly { route: RouteObject }[]): Promise<void> {
  for (const { route } of matches)
    if (typeof route.lazy === 'function')
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
}

/** Hydrates a prerendered page. It was rendered for a visitor, whom its guard allows. */
async function hydratePage(container: HTMLElement, language: Language): Promise<void> {
  const data = document.querySelector('#query-data')?.textContent;
  if (data) hydrateQueries(queryClient, JSON.parse(data) as DehydratedState);
  const matches = matchRoutes(routes, window.location) ?? [];
  await startLanguage(language);
  await loadMatchedPage(matches);
  const loaderData = Object.fromEntries(matches.map(({ route: { id } }) => [id, null]));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  setNavigate((path) => void router.navigate(path));
  // In a transition React hydrates in slices and lets the browser answer a press between them.
  startTransition(() => void hydrateRoot(container, renderApp(router)));
  if (getSession() !== undefined) await router.revalidate();
}

/** Renders the page of the address where the document is not prerendered or in another language. */
async function renderPage(container: HTMLElement): Promise<void> {
  const router = createBrowserRouter(routes);
  setNavigate((path) => void router.navigate(path));
  await startLanguage();
  // React renders these elements itself.
  for (const element of document.head.querySelectorAll(
    'title, [property], [name="description"], [name="robots"], [rel="canonical"], [rel="alternate"]',
  ))
    element.remove();
  createRoot(container).render(renderApp(router));
}

/** Starts the texts, and loads the data again whenever the visitor chooses another language. */
async function startLanguage(language?: Language): Promise<void> {
  await startI18n(fetchTexts, language);
  i18n.on('languageChanged', () => {
    clearAnnouncement();
    void refetchInNewLanguage(queryClient);
  });
}

async function start(container: HTMLElement): Promise<void> {
  const { prerendered } = document.documentElement.dataset;
  const language = detectLanguage();
  if (prerendered === language) await hydratePage(container, language);
  else await renderPage(container);
  if (import.meta.env.PROD) registerOfflinePages();
}

// Not awaited: the code of a page imports modules of this chunk, so a top-level await would be a deadlock.
void start(root);

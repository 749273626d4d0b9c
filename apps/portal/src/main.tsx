import '@temple-land/ui/fonts';
import { fontSizeStartPx } from '@temple-land/portal-core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { configuration } from './api/configuration.ts';
import { fetchPageCopy } from './api/external.ts';
import { App } from './app/App.tsx';
import { createPortalRouter } from './app/router.tsx';
import { keepOfflinePages } from './effects/offlinePages.ts';
import { followLanguage, initialiseTexts } from './i18n/i18n.ts';
import { fontSizeAtom } from './state/fontSize.ts';
import { languageAtom } from './state/language.ts';
import { currentSession } from './state/session.ts';
import { portalStore } from './state/store.ts';
import { themeAtom } from './state/theme.ts';

/** The address asks for nothing but a language: the build knows no other question. */
const isPlainAddress = () =>
  [...new URLSearchParams(window.location.search).keys()].every((key) => key === 'lang');

/** The page came ready from the build, and this visitor's first render is the same as the build's. */
function isReady(root: Element): boolean {
  return (
    root.hasChildNodes() &&
    isPlainAddress() &&
    document.documentElement.dataset['prerendered'] === portalStore.get(languageAtom) &&
    currentSession() === undefined &&
    portalStore.get(themeAtom) === 'light' &&
    portalStore.get(fontSizeAtom) === fontSizeStartPx
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root.');

// Asked for before the first screen needs it; a failure is met by the first call.
configuration().catch(() => undefined);
initialiseTexts(portalStore.get(languageAtom));
const ready = isReady(root);
const [router] = await Promise.all([
  createPortalRouter(ready, window.location.pathname),
  followLanguage(fetchPageCopy),
]);

const portal = (
  <StrictMode>
    <App goTo={(path) => void router.navigate(path)}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);
if (ready) hydrateRoot(root, portal);
else createRoot(root).render(portal);
if (import.meta.env.PROD) keepOfflinePages();

import '@temple-land/ui/fonts';
import { fontSizeStartPx, type Language } from '@temple-land/portal-core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { configuration } from './api/configuration.ts';
import { App } from './app/App.tsx';
import { createPortalRouter } from './app/router.tsx';
import { keepOfflinePages } from './effects/offlinePages.ts';
import { followLanguage, showLanguage, showReadyWords } from './i18n/i18n.ts';
import type { Words } from './i18n/words.ts';
import { fontSizeAtom } from './state/fontSize.ts';
import { languageAtom } from './state/language.ts';
import { currentSession } from './state/session.ts';
import { portalStore } from './state/store.ts';
import { themeAtom } from './state/theme.ts';

/** The address asks for nothing but a language: the build knows no other question. */
const isPlainAddress = () =>
  [...new URLSearchParams(window.location.search).keys()].every((key) => key === 'lang');

/** Gives the words of a page that came ready from the build, when this visitor's first render is the build's. */
function readyWords(root: Element): Words | undefined {
  const written = document.querySelector('#words')?.textContent ?? '';
  const isSame =
    root.hasChildNodes() &&
    written !== '' &&
    isPlainAddress() &&
    document.documentElement.dataset['prerendered'] === portalStore.get(languageAtom) &&
    currentSession() === undefined &&
    portalStore.get(themeAtom) === 'light' &&
    portalStore.get(fontSizeAtom) === fontSizeStartPx;
  // The build wrote them; the service sends its pages as they are.
  return isSame ? (JSON.parse(written) as Words) : undefined;
}

const fetchPageCopy = async (language: Language) =>
  (await import('./api/external.ts')).fetchPageCopy(language);

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root.');

const words = readyWords(root);
const [router] = await Promise.all([
  createPortalRouter(words !== undefined, window.location.pathname),
  words ?? showLanguage(portalStore.get(languageAtom), fetchPageCopy),
]);
if (words) showReadyWords(words, fetchPageCopy);
followLanguage(fetchPageCopy);

const portal = (
  <StrictMode>
    <App goTo={(path) => void router.navigate(path)}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);
if (words) hydrateRoot(root, portal);
else createRoot(root).render(portal);
// Asked for at once; a failure is met by the first call.
configuration().catch(() => undefined);
if (import.meta.env.PROD) keepOfflinePages();

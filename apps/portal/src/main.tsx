import '@temple-land/ui/fonts';
import './fonts/names.css';
import { fontSizeStartPx, type Language } from '@temple-land/portal-core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configuration } from './api/configuration.ts';
import { App } from './app/App.tsx';
import { bringPage } from './app/pageCode.ts';
import type { PageModule } from './app/pageModule.ts';
import { Pages } from './app/Pages.tsx';
import { settle } from './app/settle.ts';
import { keepOfflinePages } from './effects/offlinePages.ts';
import './effects/reactAriaStrings.ts';
import { endEarlyPresses, pageTaken } from './effects/EarlyInput.tsx';
import { followLanguage, showLanguage, showReadyWords, wholeWords } from './i18n/i18n.ts';
import type { Spoken } from './i18n/record.ts';
import { fontSizeAtom } from './state/fontSize.ts';
import { languageAtom } from './state/language.ts';
import { currentSession } from './state/session.ts';
import { portalStore } from './state/store.ts';
import { themeAtom } from './state/theme.ts';

/** The address asks for nothing but a language: the build knows no other question. */
const isPlainAddress = () =>
  [...new URLSearchParams(window.location.search).keys()].every((key) => key === 'lang');

/** What a page brings that came ready from the build. */
interface Ready {
  spoken: Spoken;
  /** Address of its code; none where the entry holds it. */
  code?: string;
}

/** Gives what the page brings, when this visitor's first render is the build's. */
function readyPage(root: Element): Ready | undefined {
  const written = document.querySelector('#ready')?.textContent ?? '';
  const isSame =
    root.hasChildNodes() &&
    written !== '' &&
    isPlainAddress() &&
    document.documentElement.dataset['prerendered'] === portalStore.get(languageAtom) &&
    currentSession() === undefined &&
    portalStore.get(themeAtom) === 'light' &&
    portalStore.get(fontSizeAtom) === fontSizeStartPx;
  // The build wrote them; the service sends its pages as they are.
  return isSame ? (JSON.parse(written) as Ready) : undefined;
}

const fetchPageCopy = async (language: Language) =>
  (await import('./api/external.ts')).fetchPageCopy(language);

/** Has a page that came ready say its texts, and loads its code. */
async function bringReady(page: string, { code, spoken }: Ready): Promise<void> {
  const file =
    code === undefined ? undefined : (import(/* @vite-ignore */ code) as Promise<PageModule>);
  showReadyWords(spoken, fetchPageCopy);
  await bringPage(page, file);
}

/** Shows the visitor's language and loads a page meanwhile; one that cannot be loaded is a problem of its place. */
async function bringAnew(page: string): Promise<void> {
  const brought = bringPage(page).catch(() => undefined);
  await showLanguage(portalStore.get(languageAtom), fetchPageCopy);
  await brought;
}

/** Shows the page of the address; over a page that came ready from the build it takes the markup over. */
async function start(root: Element): Promise<void> {
  const ready = readyPage(root);
  const { page } = settle(window.location.pathname, currentSession()).row;
  await (ready ? bringReady(page, ready) : bringAnew(page));
  followLanguage(fetchPageCopy);
  const portal = (
    <StrictMode>
      <App>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  if (ready) {
    endEarlyPresses();
    hydrateRoot(root, portal);
    await pageTaken();
  } else createRoot(root).render(portal);
  // A ready page has the words of its first render; what a user does next needs the others.
  wholeWords().catch(() => undefined);
  // Asked for at once; a failure is met by the first call.
  configuration().catch(() => undefined);
  if (import.meta.env.PROD) keepOfflinePages();
}

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root.');
// Not awaited here: the code of a page imports parts of this file, and would wait for it in turn.
void start(root);

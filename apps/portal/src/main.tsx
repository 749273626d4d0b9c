import '@temple-land/ui/fonts';
import './fonts/names.css';
import { fontSizeStartPx } from '@temple-land/portal-core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configuration } from './api/configuration.ts';
import { fetchTexts } from './api/texts.ts';
import { App } from './app/App.tsx';
import { bringPage } from './app/pageCode.ts';
import { featureOf, type PageModule } from './app/pageModule.ts';
import { Pages } from './app/Pages.tsx';
import { settle } from './app/settle.ts';
import { keepOfflinePages } from './effects/offlinePages.ts';
import { endEarlyPresses, pageTaken } from './effects/EarlyInput.tsx';
import { i18n, loadNamespace, startI18n } from './i18n/i18n.ts';
import { languageOf } from './i18n/language.ts';
import { fontSizeAtom } from './state/fontSize.ts';
import { currentSession } from './state/session.ts';
import { portalStore } from './state/store.ts';
import { themeAtom } from './state/theme.ts';

/** The address asks for nothing but a language: the build knows no other question. */
const isPlainAddress = () =>
  [...new URLSearchParams(window.location.search).keys()].every((key) => key === 'lang');

/** What a page brings that came ready from the build. */
interface Ready {
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
    document.documentElement.dataset['prerendered'] === languageOf(i18n) &&
    currentSession() === undefined &&
    portalStore.get(themeAtom) === 'light' &&
    portalStore.get(fontSizeAtom) === fontSizeStartPx;
  // The build wrote them; the service sends its pages as they are.
  return isSame ? (JSON.parse(written) as Ready) : undefined;
}

/** Loads the code of a page that came ready from the build. */
async function bringReady(page: string, { code }: Ready): Promise<void> {
  const file =
    code === undefined ? undefined : (import(/* @vite-ignore */ code) as Promise<PageModule>);
  await bringPage(page, file);
}

/** Shows the page of the address; over a page that came ready from the build it takes the markup over. */
async function start(root: Element): Promise<void> {
  const started = startI18n(fetchTexts);
  const ready = readyPage(root);
  const { page } = settle(window.location.pathname, currentSession()).row;
  await Promise.all([
    started,
    loadNamespace(featureOf(page)),
    // A page that cannot be loaded anew is a problem of its place.
    ready ? bringReady(page, ready) : bringPage(page).catch(() => undefined),
  ]);
  const portal = (
    <StrictMode>
      <App texts={i18n}>
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
  // Asked for at once; a failure is met by the first call.
  configuration().catch(() => undefined);
  if (import.meta.env.PROD) keepOfflinePages();
}

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root.');
// Not awaited here: the code of a page imports parts of this file, and would wait for it in turn.
void start(root);

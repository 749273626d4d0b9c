import '@temple-land/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configuration } from './api/configuration.ts';
import { fetchPageCopy } from './api/external.ts';
import { App } from './app/App.tsx';
import { followLanguage, initialiseTexts } from './i18n/i18n.ts';
import { languageAtom } from './state/language.ts';
import { portalStore } from './state/store.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root.');

// Asked for before the first screen needs it; a failure is met by the first call.
configuration().catch(() => undefined);
initialiseTexts(portalStore.get(languageAtom));
await followLanguage(fetchPageCopy);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

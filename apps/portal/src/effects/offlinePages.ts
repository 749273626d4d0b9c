import { logFailure } from '../api/log.ts';
import { languageAtom } from '../state/language.ts';
import { portalStore } from '../state/store.ts';

const tellLanguage = (worker: ServiceWorker | null) =>
  worker?.postMessage({ language: portalStore.get(languageAtom) }, []);

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  tellLanguage(active);
  portalStore.sub(languageAtom, () => tellLanguage(navigator.serviceWorker.controller));
}

/**
 * Has the browser keep the offline pages, in the language that is shown. A browser without workers, or
 * a page over plain http, goes without; a failure is only logged.
 */
export function keepOfflinePages(): void {
  if (!('serviceWorker' in navigator)) return;
  register().catch((error: unknown) => logFailure('offline', error));
}

import { logToConsole } from '../api/monitoring/logToConsole.ts';
import { i18n } from '../i18n/i18n.ts';
import { languageOf } from '../i18n/language.ts';

const postLanguage = (worker: ServiceWorker | null) =>
  worker?.postMessage({ language: languageOf(i18n) }, []);

async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  postLanguage(active);
  i18n.on('languageChanged', () => postLanguage(navigator.serviceWorker.controller));
}

/**
 * Registers the service worker of the offline pages and sends it the language. Without support or over plain http
 * nothing happens; a failure is only logged.
 */
export function registerOfflinePages(): void {
  if (!('serviceWorker' in navigator)) return;
  registerServiceWorker().catch((error: unknown) => logToConsole('offline', error));
}

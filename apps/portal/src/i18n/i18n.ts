import { languages, type Language } from '@temple-land/portal-core';
import {
  createInstance,
  type FormatterModule,
  type i18n as I18n,
  type InitOptions,
  type Resource,
} from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { trackPending } from '../state/pendingCalls.ts';
import type { Texts } from './englishTexts.ts';
import { hasNativeDigits, localizeDigits, setShownDigits } from './digits.ts';
import { toLanguage, toOfferedLanguage } from './language.ts';
import type { Namespace } from './resources.ts';

/** Loads the deployed texts of a namespace; rejects when they cannot be loaded. */
export type LoadTexts = (language: Language, namespace: Namespace) => Promise<Texts>;

const options: InitOptions = {
  supportedLngs: languages,
  fallbackLng: 'en',
  defaultNS: 'common',
  ns: ['common', 'office', 'specification'],
  keySeparator: false,
  nsSeparator: ':',
  interpolation: {
    prefix: '{',
    suffix: '}',
    escapeValue: false,
    alwaysFormat: true,
  },
  react: { bindI18n: 'languageChanged digitsChanged' },
  initAsync: false,
};

// A language in the URL is not stored, only a choice.
const detector = new LanguageDetector(undefined, {
  order: ['querystring', 'localStorage', 'cookie'],
  lookupQuerystring: 'lang',
  lookupLocalStorage: 'language',
  lookupCookie: 'language',
  caches: [],
  cookieMinutes: 365 * 24 * 60,
  cookieOptions: { path: '/', sameSite: 'lax' },
  convertDetectedLanguage: toOfferedLanguage,
});

const failedFiles: [language: string, namespace: string][] = [];

/** Shows the numbers of texts in the reader's digits; the texts among their values have them already. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) =>
    typeof value === 'number' ? localizeDigits(String(value)) : (value as string),
};

/** The portal's i18next instance in a browser. */
export const i18n: I18n = createInstance();
i18n.on('languageChanged', (language) => {
  if (hasNativeDigits()) setShownDigits(toLanguage(language));
  globalThis.document?.documentElement.setAttribute('lang', language);
});
i18n.on('failedLoading', (language, namespace) => failedFiles.push([language, namespace]));

async function loadBundledTexts(namespace: Namespace): Promise<Texts> {
  const { loadEnglishTexts } = await import('./englishTexts.ts');
  return loadEnglishTexts(namespace);
}

/**
 * Starts the portal's i18next in `lng`, by default the visitor's language; resolves when the shared texts are loaded.
 */
export async function startI18n(loadTexts: LoadTexts, lng?: Language): Promise<void> {
  const load = async (language: Language, namespace: Namespace) => {
    const texts = loadTexts(language, namespace);
    return language === 'en' ? texts.catch(() => loadBundledTexts(namespace)) : texts;
  };
  await i18n
    .use(resourcesToBackend(load))
    .use(detector)
    .use(formatter)
    .use(initReactI18next)
    .init({ ...options, ...(lng && { lng }) });
}

// i18next itself requests a file only once.
async function retryFailed(): Promise<void> {
  const files = failedFiles.splice(0);
  await Promise.all(files.map((file) => i18n.reloadResources(...file)));
}

/** Returns the language of the URL or the visitor's stored choice; English without either. */
export const detectLanguage = (): Language =>
  toOfferedLanguage([detector.detect() ?? ''].flat()[0]);

/** Changes the language and stores the choice; the service reads the cookie to send pages in that language. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  const language = toOfferedLanguage(chosen);
  detector.cacheUserLanguage(language, ['localStorage', 'cookie']);
  await trackPending(Promise.all([retryFailed(), i18n.changeLanguage(language)]));
}

/** Shows numbers in the digits of the page's script or in Latin ones, and renders what has numbers again. */
export function showDigits(isNative: boolean): void {
  setShownDigits(isNative ? toLanguage(i18n.language) : 'en');
  i18n.emit('digitsChanged');
}

/** Loads the texts of a namespace in the language on the page; never rejects. */
export async function loadNamespace(namespace: string): Promise<void> {
  await Promise.all([retryFailed(), i18n.loadNamespaces(namespace)]);
}

/** Returns an i18next instance with all its texts, for pages that are prerendered. */
export function createI18n(language: Language, resources: Resource): I18n {
  const instance = createInstance().use(formatter);
  void instance.init({ ...options, lng: language, resources });
  return instance;
}

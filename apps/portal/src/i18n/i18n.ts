import { languages, messages, type Language } from '@temple-land/portal-core';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import english from '../../public/assets/i18n/en.json';
import { languageAtom } from '../state/language.ts';
import { portalStore } from '../state/store.ts';

type PageCopy = Record<string, string>;

/** Gives the page copy of a language; rejects when it cannot be loaded. */
export type LoadPageCopy = (language: Language) => Promise<PageCopy>;

const texts = createInstance();

const catalogues = Object.fromEntries(
  languages.map((language) => [language, { messages: messages[language] }]),
);

/**
 * Prepares i18next: namespace `messages` is the catalogue of portal-core, `page` the page copy.
 * English is bundled, so that a page can speak before anything is loaded.
 */
export function initialiseTexts(language: Language): void {
  void texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: [...languages],
    ns: ['messages', 'page'],
    defaultNS: 'page',
    resources: { ...catalogues, en: { messages: messages.en, page: english } },
    partialBundledLanguages: true,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  });
}

async function show(language: Language, load: LoadPageCopy): Promise<void> {
  if (!texts.hasResourceBundle(language, 'page')) {
    // Without its page copy a language shows the English one; the catalogue is bundled.
    const copy = await load(language).catch(() => undefined);
    if (copy) texts.addResourceBundle(language, 'page', copy);
  }
  if (portalStore.get(languageAtom) !== language) return;
  await texts.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Shows the chosen language and follows every later choice; settles when the first one is shown. */
export function followLanguage(load: LoadPageCopy): Promise<void> {
  portalStore.sub(languageAtom, () => void show(portalStore.get(languageAtom), load));
  return show(portalStore.get(languageAtom), load);
}

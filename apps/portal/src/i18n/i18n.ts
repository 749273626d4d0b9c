import { en, languages, loadCatalogue, type Language } from '@temple-land/portal-core';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import english from '../../public/assets/i18n/en.json';
import { languageAtom } from '../state/language.ts';
import { portalStore } from '../state/store.ts';
import type { PageKey } from './pageKey.ts';

type PageCopy = Record<string, string>;

/** Gives the page copy of a language; rejects when it cannot be loaded. */
export type LoadPageCopy = (language: Language) => Promise<PageCopy>;

const texts = createInstance();

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
    resources: { en: { messages: en, page: english } },
    partialBundledLanguages: true,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  });
}

// What cannot be loaded is shown in English.
async function add(language: Language, load: LoadPageCopy): Promise<void> {
  const parts = { messages: loadCatalogue(language), page: load(language) };
  await Promise.all(
    Object.entries(parts).map(async ([namespace, part]) => {
      const loaded = await part.catch(() => undefined);
      if (loaded) texts.addResourceBundle(language, namespace, loaded);
    }),
  );
}

/** Shows a language, whose texts are loaded when first needed. */
export async function showLanguage(language: Language, load: LoadPageCopy): Promise<void> {
  if (!texts.hasResourceBundle(language, 'page')) await add(language, load);
  if (portalStore.get(languageAtom) === language) await texts.changeLanguage(language);
}

/** Shows the chosen language and follows every later choice; settles when the first one is shown. */
export function followLanguage(load: LoadPageCopy): Promise<void> {
  const follow = async () => {
    await showLanguage(portalStore.get(languageAtom), load);
    document.documentElement.lang = portalStore.get(languageAtom);
  };
  portalStore.sub(languageAtom, () => void follow());
  return follow();
}

/** Gives a text of the page copy in the language shown, for what stands outside the screens. */
export const pageText = (key: PageKey): string => texts.t(key, { ns: 'page' });

import { languages, parseOfferedLanguages, type Language } from '@temple-land/portal-core';

/** Returns a text as a language; English when the portal does not have it. */
export const toLanguage = (text: string | undefined): Language =>
  languages.find((language) => language === text) ?? 'en';

/** Returns a text as a language in which the office offers the portal, as the document names them; English otherwise. */
export function toOfferedLanguage(text: string | undefined): Language {
  const named = globalThis.document?.documentElement.dataset['languages'];
  const offered = named === undefined ? languages : parseOfferedLanguages(named);
  return offered.find((language) => language === text) ?? 'en';
}

/** Returns the language of an i18next instance; English before it has one. */
export const languageOf = ({ language }: { language?: string }): Language => toLanguage(language);

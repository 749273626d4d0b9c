import { languages, type Language } from '@temple-land/portal-core';

/** Returns a text as a language, English when it names none of the portal's. */
export const toLanguage = (text: string | undefined): Language =>
  languages.find((language) => language === text) ?? 'en';

/** Returns the language that an instance of i18next shows, English before it has one. */
export const languageOf = ({ language }: { language?: string }): Language => toLanguage(language);

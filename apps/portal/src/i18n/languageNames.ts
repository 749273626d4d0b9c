import type { Language } from '@temple-land/portal-core';

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  or: 'ଓଡ଼ିଆ',
  hi: 'हिन्दी',
};

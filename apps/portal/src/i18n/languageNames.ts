import type { Language } from '@temple-land/portal-core';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  or: 'ଓଡ଼ିଆ',
  hi: 'हिन्दी',
};

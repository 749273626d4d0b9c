import type { Language } from '@temple-land/portal-core';

/** Returns the language of the portal's second name: Odia, or English on pages in Odia. */
export const secondNameLanguage = (language: Language): 'en' | 'or' =>
  language === 'or' ? 'en' : 'or';

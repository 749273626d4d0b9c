import type { Language } from '@temple-land/portal-core';

/** Returns the language of the portal's second name: Odia, and English on pages in Odia. */
export const otherLanguage = (language: Language): Language => (language === 'or' ? 'en' : 'or');

/** English, Odia, Hindi. */
export const languages = ['en', 'or', 'hi'] as const;

/** A language of the portal. */
export type Language = (typeof languages)[number];

/** Returns the languages that a text such as `en,or` names, in the order of the menu; English is always one of them. */
export function parseOfferedLanguages(text: string): Language[] {
  const named = new Set(text.split(','));
  return languages.filter((language) => language === 'en' || named.has(language));
}

/** English, Odia, Hindi. */
export const languages = ['en', 'or', 'hi'] as const;

/** A language of the portal. */
export type Language = (typeof languages)[number];

import type { Language } from '@temple-land/portal-core';

const scripts: readonly (readonly [Language, RegExp])[] = [
  ['or', /\p{Script=Oriya}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['en', /\p{Script=Latin}/u],
];

/**
 * Returns the attribute that marks a text in another language than the page's, which its script tells, so
 * that a screen reader takes the right voice; nothing for a text in the page's own language, or without
 * letters. A text in two scripts counts as Odia or Hindi: those use Latin letters beside their own.
 */
export function inLanguage(text: string, page: Language): { lang?: Language } {
  const language = scripts.find(([, script]) => script.test(text))?.[0];
  return language === undefined || language === page ? {} : { lang: language };
}

import type { Language } from '@temple-land/portal-core';

const scripts: readonly (readonly [Language, RegExp])[] = [
  ['or', /\p{Script=Oriya}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['en', /\p{Script=Latin}/u],
];

/**
 * Returns the `lang` attribute of a text in another language than the page's, detected by its script, so that a
 * screen reader pronounces it correctly; an empty object for the page's own language or a text without letters. A
 * text in two scripts counts as Odia or Hindi, because these use Latin letters too.
 */
export function langAttribute(text: string, pageLanguage: Language): { lang?: Language } {
  const language = scripts.find(([, script]) => script.test(text))?.[0];
  return language === undefined || language === pageLanguage ? {} : { lang: language };
}

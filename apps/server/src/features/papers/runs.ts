/** The scripts that have a font of their own on paper. */
export type Script = 'oriya' | 'other';

/** A piece of text in one script. */
export interface Run {
  text: string;
  script: Script;
}

// Joiners shape conjuncts, and the danda ends an Odia sentence: both stay with the letters before them.
const pieces =
  /([\p{Script=Oriya}\u200c\u200d]+[\u0964\u0965]*)|([^\p{Script=Oriya}\u200c\u200d]+)/gu;

/** Splits a word into runs by script: Odia letters, and all the rest. */
export function runsOf(word: string): Run[] {
  return [...word.matchAll(pieces)].map(([text, oriya]) => ({
    text,
    script: oriya === undefined ? 'other' : 'oriya',
  }));
}

/** Gives the language of a text: Odia as soon as it has an Odia letter. */
export const languageOf = (text: string) => (/\p{Script=Oriya}/u.test(text) ? 'or' : 'en-IN');

/** Gives text as it may stand on paper: one line, without characters that only steer a screen. */
export function printable(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim();
}

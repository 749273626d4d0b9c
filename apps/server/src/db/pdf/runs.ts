/** The scripts, each with its own font. */
export type Script = 'oriya' | 'other';

/** A piece of text in one script. */
export interface Run {
  text: string;
  script: Script;
}

// Joiners shape conjuncts, and the danda ends an Odia sentence: both stay with the letters before them.
const runPattern =
  /([\p{Script=Oriya}\u200c\u200d]+[\u0964\u0965]*)|([^\p{Script=Oriya}\u200c\u200d]+)/gu;

/** Splits a word into runs by script: Odia letters, and everything else. */
export function splitRuns(word: string): Run[] {
  return [...word.matchAll(runPattern)].map(([text, oriya]) => ({
    text,
    script: oriya === undefined ? 'other' : 'oriya',
  }));
}

/** Returns the language of a text: Odia if it has an Odia letter, else English. */
export const detectLanguage = (text: string) => (/\p{Script=Oriya}/u.test(text) ? 'or' : 'en-IN');

/** Converts a text to one printable line, without control and format characters. */
export function toPrintableText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim();
}

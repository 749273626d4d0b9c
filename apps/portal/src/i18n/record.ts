import type { Language } from '@temple-land/portal-core';
import type { Asked, Speaker } from './words.ts';

/** What a page said while the build rendered it: each text with its values in it, by what was asked for. */
export interface Spoken {
  language: Language;
  texts: Record<string, string>;
}

const placeOf = ([from, key, values]: Asked) =>
  `${from} ${key}${values === undefined ? '' : JSON.stringify(values)}`;

/** Writes a text down in what a page said. */
export function writeDown({ texts }: Spoken, text: string, ...asked: Asked): void {
  texts[placeOf(asked)] = text;
}

/** Gives a speaker that says again what was written down, and nothing else. */
export const speakerOfRecord = ({ language, texts }: Spoken): Speaker => ({
  language,
  say: (...asked) => texts[placeOf(asked)],
});

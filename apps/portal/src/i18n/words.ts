import type { Language, MessageKey, MessageValues } from '@temple-land/portal-core';
import { atom } from 'jotai';
import { portalStore } from '../state/store.ts';
import type { PageKey } from './pageKey.ts';

/** Where a text is from: `messages` is the catalogue of portal-core, `page` the page copy. */
export type From = 'messages' | 'page';

/** What is asked for: where the text is from, its key and its values. */
export type Asked = [from: From, key: string, values?: MessageValues];

/** Gives a text with its values in it, undefined where it is not there (yet). */
export type Say = (...asked: Asked) => string | undefined;

/** A language, and what says its texts. */
export interface Speaker {
  language: Language;
  say: Say;
}

/** The texts of the page in the language on it. */
export interface Text {
  /** A text of the specification's catalogue. */
  m(key: MessageKey, values?: MessageValues): string;
  /** A text of the page copy. */
  t(key: PageKey, values?: MessageValues): string;
  language: Language;
}

/** Hears of each text that is taken. */
export type Witness = (text: string, ...asked: Asked) => void;

let isMissed = false;
let witness: Witness | undefined;
let say: Say = () => undefined;

const shownAtom = atom<{ language: Language }>({ language: 'en' });

function taken(...asked: Asked): string {
  const text = say(...asked);
  if (text === undefined) isMissed = true;
  else witness?.(text, ...asked);
  return text ?? '';
}

/** The texts in the language that is shown. */
export const textAtom = atom((get): Text => {
  const { language } = get(shownAtom);
  return {
    m: (key, values) => taken('messages', key, values),
    t: (key, values) => taken('page', key, values),
    language,
  };
});

/** Has the page say its texts by a speaker from now on, and drawn again in them. */
export function showWords(speaker: Speaker): void {
  say = speaker.say;
  isMissed = false;
  portalStore.set(shownAtom, { language: speaker.language });
}

/**
 * Has a speaker of the language that is shown say the texts from now on. What is on the page says the
 * same afterwards, so nothing is drawn again, unless something was asked for before it was there.
 */
export function addWords(speaker: Speaker): void {
  if (portalStore.get(shownAtom).language !== speaker.language) return;
  if (isMissed) showWords(speaker);
  else say = speaker.say;
}

/** Has somebody hear of each text that is taken from now on; undefined ends it. */
export function hearOfTexts(heard: Witness | undefined): void {
  witness = heard;
}

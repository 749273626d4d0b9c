import type { Language, MessageKey, MessageValues } from '@temple-land/portal-core';
import { createInstance } from 'i18next';
import { atom } from 'jotai';
import { portalStore } from '../state/store.ts';
import type { PageKey } from './pageKey.ts';

/** Texts of one language by key: `messages` from the catalogue of portal-core, `page` the page copy. */
export interface Words {
  language: Language;
  messages: Record<string, string>;
  page: Record<string, string>;
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
export type Witness = (from: 'messages' | 'page', key: string, text: string) => void;

let isMissed = false;
let witness: Witness | undefined;

const texts = createInstance();
void texts.init({
  lng: 'en',
  fallbackLng: false,
  ns: ['messages', 'page'],
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  parseMissingKeyHandler: () => {
    isMissed = true;
    return '';
  },
  // A place without a value stays as it is.
  missingInterpolationHandler: (_text: string, [place]: string[]) => place,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
});

const shownAtom = atom<{ language: Language }>({ language: 'en' });

function taken(ns: 'messages' | 'page', key: string, lng: Language, values?: MessageValues) {
  const text = texts.t(key, { ...values, ns, lng });
  witness?.(ns, key, texts.getResource(lng, ns, key) as string);
  return text;
}

/** The texts in the language that is shown. */
export const textAtom = atom((get): Text => {
  const { language } = get(shownAtom);
  return {
    m: (key, values) => taken('messages', key, language, values),
    t: (key, values) => taken('page', key, language, values),
    language,
  };
});

function keep({ language, messages, page }: Words): void {
  texts.addResourceBundle(language, 'messages', messages);
  texts.addResourceBundle(language, 'page', page);
}

/** Shows words. */
export function showWords(words: Words): void {
  keep(words);
  portalStore.set(shownAtom, { language: words.language });
}

/**
 * Adds the rest of their language to the words that are shown. What is on the page says the same
 * afterwards, so nothing is drawn again, unless something was asked for before it was there.
 */
export function addWords(words: Words): void {
  keep(words);
  const { language } = portalStore.get(shownAtom);
  if (language !== words.language) return;
  if (isMissed) portalStore.set(shownAtom, { language });
  isMissed = false;
}

/** Has somebody hear of each text that is taken from now on; undefined ends it. */
export function hearOfTexts(heard: Witness | undefined): void {
  witness = heard;
}

import {
  formatMessage,
  type Language,
  type MessageKey,
  type MessageValues,
} from '@temple-land/portal-core';
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

const shownAtom = atom<Words>({ language: 'en', messages: {}, page: {} });

let isMissed = false;

function textIn(texts: Record<string, string>, key: string): string {
  const text = texts[key];
  if (text === undefined) isMissed = true;
  return text ?? '';
}

/** The texts in the language that is shown. */
export const textAtom = atom((get): Text => {
  const { language, messages, page } = get(shownAtom);
  return {
    m: (key, values) => formatMessage(textIn(messages, key), values),
    t: (key, values) => formatMessage(textIn(page, key), values),
    language,
  };
});

/** Shows words. */
export const showWords = (words: Words): void => portalStore.set(shownAtom, words);

/**
 * Adds the rest of their language to the words that are shown. What is on the page says the same
 * afterwards, so nothing is drawn again, unless something was asked for before it was there.
 */
export function addWords({ language, messages, page }: Words): void {
  const shown = portalStore.get(shownAtom);
  if (shown.language !== language) return;
  Object.assign(shown.messages, messages);
  Object.assign(shown.page, page);
  if (isMissed) showWords({ ...shown });
  isMissed = false;
}

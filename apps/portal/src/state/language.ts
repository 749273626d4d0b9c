import { languages, type Language } from '@temple-land/portal-core';
import { atom } from 'jotai';
import { readText, writeCookie, writeText } from './browserStorage.ts';
import { portalStore } from './store.ts';

const key = 'language';

/** Gives the language of a stored text, English when it is none of ours. */
export function languageOf(text: string | undefined): Language {
  return languages.find((language) => language === text) ?? 'en';
}

// A shared address may ask for a language; the choice made on this device comes second.
const asked = new URLSearchParams(globalThis.location?.search ?? '').get('lang') ?? undefined;
const chosenAtom = atom(languageOf(asked ?? readText('local', key)));

/** The language on the page. */
export const languageAtom = atom((get) => get(chosenAtom));

/** Shows and remembers a language; the service reads the cookie to send the page in it. */
export function setLanguage(language: Language): void {
  writeText('local', key, language);
  writeCookie(key, language);
  portalStore.set(chosenAtom, language);
}

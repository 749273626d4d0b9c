import { loadCatalogue, type Language } from '@temple-land/portal-core';
import { languageAtom } from '../state/language.ts';
import { countedAsPending } from '../state/pendingCalls.ts';
import { portalStore } from '../state/store.ts';
import type { PageKey } from './pageKey.ts';
import { speakerOfRecord, type Spoken } from './record.ts';
import { addWords, showWords, textAtom, type Speaker } from './words.ts';

type PageCopy = Record<string, string>;

/** Gives the page copy of a language; rejects when it cannot be loaded. */
export type LoadPageCopy = (language: Language) => Promise<PageCopy>;

const loading = new Map<Language, Promise<Speaker>>();

async function englishCopy(): Promise<PageCopy> {
  return (await import('../../public/assets/i18n/en.json')).default;
}

// What cannot be loaded is shown in English.
async function load(language: Language, loadPageCopy: LoadPageCopy): Promise<Speaker> {
  const [{ speakerOf }, messages, page] = await Promise.all([
    import('./engine.ts'),
    loadCatalogue(language).catch(() => loadCatalogue('en')),
    language === 'en' ? englishCopy() : loadPageCopy(language).catch(englishCopy),
  ]);
  return speakerOf({ language, messages, page });
}

/** Gives i18next with all words of a language, loaded once; after a failure the next use asks again. */
function wordsOf(language: Language, loadPageCopy: LoadPageCopy): Promise<Speaker> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const words = load(language, loadPageCopy);
  loading.set(language, words);
  words.catch(() => loading.delete(language));
  return words;
}

/** Shows a language, whose words are loaded when first needed. */
export async function showLanguage(language: Language, loadPageCopy: LoadPageCopy): Promise<void> {
  const words = await wordsOf(language, loadPageCopy);
  if (portalStore.get(languageAtom) !== language) return;
  showWords(words);
  globalThis.document?.documentElement.setAttribute('lang', language);
}

/** Follows every choice of another language. */
export function followLanguage(loadPageCopy: LoadPageCopy): void {
  portalStore.sub(languageAtom, () => {
    void countedAsPending(showLanguage(portalStore.get(languageAtom), loadPageCopy));
  });
}

let completing: () => Promise<void> = () => Promise.resolve();

/**
 * Shows what a ready page brought with it: the texts of its first render. i18next and all words are loaded
 * by the first `wholeWords`.
 */
export function showReadyWords(spoken: Spoken, loadPageCopy: LoadPageCopy): void {
  showWords(speakerOfRecord(spoken));
  completing = async () => addWords(await wordsOf(spoken.language, loadPageCopy));
}

/** Waits until every word of the language is there, which whatever opens after the first render needs. */
export const wholeWords = (): Promise<void> => completing();

/** Gives a text of the page copy in the language shown, for what stands outside the screens. */
export const pageText = (key: PageKey): string => portalStore.get(textAtom).t(key);

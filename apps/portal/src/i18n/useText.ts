import { useAtomValue } from 'jotai';
import { textAtom, type Text } from './words.ts';

export type { Text } from './words.ts';

/** Gives the texts in the current language; the component follows a change of language. */
export const useText = (): Text => useAtomValue(textAtom);

import { atom } from 'jotai';
import { readText, writeText } from './browserStorage.ts';
import { portalStore } from './store.ts';

const key = 'nativeDigits';
const choiceAtom = atom(readText('local', key) === 'true');

/** Whether the reader wants numbers in the digits of the page's script; false by default (spec 9 shows Latin ones). */
export const nativeDigitsAtom = atom((get) => get(choiceAtom));

/** Sets and stores whether numbers are in the digits of the page's script. */
export function setNativeDigits(isNative: boolean): void {
  writeText('local', key, String(isNative));
  portalStore.set(choiceAtom, isNative);
}

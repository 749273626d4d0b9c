import { atom } from 'jotai';
import { readText, writeText } from './browserStorage.ts';
import { isSignedInAtom } from './session.ts';
import { portalStore } from './store.ts';

const key = 'themeDark';
const themeDarkAtom = atom(readText('local', key) === 'true');

/** The theme of the page: dark only when it was chosen and nobody is logged in (spec 1). */
export const themeAtom = atom((get) =>
  get(themeDarkAtom) && !get(isSignedInAtom) ? 'dark' : 'light',
);

/** Stores the choice between dark and light under `themeDark`. */
export function setThemeDark(isDark: boolean): void {
  writeText('local', key, String(isDark));
  portalStore.set(themeDarkAtom, isDark);
}

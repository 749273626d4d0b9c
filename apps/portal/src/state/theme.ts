import { atom } from 'jotai';
import { readText, writeText } from './browserStorage.ts';
import { sessionAtom } from './session.ts';
import { portalStore } from './store.ts';

const key = 'themeDark';
const themeDarkAtom = atom(readText('local', key) === 'true');

/**
 * The theme of the page: that of the account for a logged-in user, otherwise the choice of the visitor, which applies
 * only when nobody is logged in (spec 1).
 */
export const themeAtom = atom((get) => {
  const session = get(sessionAtom);
  const isDark = session === undefined ? get(themeDarkAtom) : session.theme === 'dark';
  return isDark ? 'dark' : 'light';
});

/** Stores the visitor's choice between dark and light under `themeDark`. */
export function setThemeDark(isDark: boolean): void {
  writeText('local', key, String(isDark));
  portalStore.set(themeDarkAtom, isDark);
}

import { atom } from 'jotai';
import { readText, writeText } from './browserStorage.ts';
import { portalStore } from './store.ts';

const key = 'shortcuts';
const choiceAtom = atom(readText('local', key) !== 'off');

/** Whether single keys are shortcuts; true until the reader switches them off (WCAG 2.1.4). */
export const shortcutsAtom = atom((get) => get(choiceAtom));

/** Sets and stores whether single keys are shortcuts. */
export function setShortcuts(isOn: boolean): void {
  writeText('local', key, isOn ? 'on' : 'off');
  portalStore.set(choiceAtom, isOn);
}

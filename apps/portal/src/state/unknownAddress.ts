import { atom } from 'jotai';
import { portalStore } from './store.ts';

/** The path that a visitor asked for and that the portal does not have; undefined when the page is left. */
export const unknownAddressAtom = atom<string | undefined>(undefined);

/** Stores a path that the portal does not have, or removes it. */
export function setUnknownAddress(path: string | undefined): void {
  portalStore.set(unknownAddressAtom, path);
}

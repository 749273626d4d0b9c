import { atom } from 'jotai';
import { portalStore } from './store.ts';

/** Whether the service answered the latest call that a user waits for. */
export const isServiceAvailableAtom = atom(true);

/** Stores whether the service answers. */
export function setServiceAvailable(isAvailable: boolean): void {
  portalStore.set(isServiceAvailableAtom, isAvailable);
}

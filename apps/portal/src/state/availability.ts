import { atom } from 'jotai';
import { portalStore } from './store.ts';

/** Whether the service answered the latest call that somebody waits for. */
export const isServiceAvailableAtom = atom(true);

/** Notes whether the service answers. */
export function reportAvailability(isAvailable: boolean): void {
  portalStore.set(isServiceAvailableAtom, isAvailable);
}

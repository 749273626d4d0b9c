import { atom } from 'jotai';
import { portalStore } from './store.ts';

const countAtom = atom(0);

/** Whether a call that blocks the page is under way (spec 2.2, loader overlay). */
export const isCallPendingAtom = atom((get) => get(countAtom) > 0);

/** Counts a promise as a pending call until it settles, and gives the promise back. */
export async function countedAsPending<T>(work: Promise<T>): Promise<T> {
  portalStore.set(countAtom, (count) => count + 1);
  try {
    return await work;
  } finally {
    portalStore.set(countAtom, (count) => count - 1);
  }
}

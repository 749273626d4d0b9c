import { atom } from 'jotai';
import { portalStore } from './store.ts';

const countAtom = atom(0);

/** Whether a call, a page or a language that the visitor waits for is under way (spec 2.2, loader overlay). */
export const isCallPendingAtom = atom((get) => get(countAtom) > 0);

/** Counts a promise as pending until it settles, and gives the promise back. */
export async function countedAsPending<T>(work: Promise<T>): Promise<T> {
  portalStore.set(countAtom, (count) => count + 1);
  try {
    return await work;
  } finally {
    portalStore.set(countAtom, (count) => count - 1);
  }
}

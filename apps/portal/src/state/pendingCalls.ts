import { atom } from 'jotai';
import { portalStore } from './store.ts';

const countAtom = atom(0);

/** How long one wait covers the page; a line that brings nothing gives it free again. */
const coveredMs = 30_000;

/** Whether a call, a page or a language that the visitor waits for is under way (spec 2.2, loader overlay). */
export const isCallPendingAtom = atom((get) => get(countAtom) > 0);

/** Counts one more wait; returns what ends it, once. */
function countWait(): () => void {
  let isOver = false;
  portalStore.set(countAtom, (count) => count + 1);
  return () => {
    if (isOver) return;
    isOver = true;
    portalStore.set(countAtom, (count) => count - 1);
  };
}

/** Counts a promise as pending until it settles, half a minute at most, and returns the promise back. */
export async function countedAsPending<T>(work: Promise<T>): Promise<T> {
  const endWait = countWait();
  const timer = setTimeout(endWait, coveredMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    endWait();
  }
}

import { atom } from 'jotai';
import { portalStore } from './store.ts';

const countAtom = atom(0);

/** How long one pending promise covers the page at most, in ms. */
const overlayMaxMs = 30_000;

/** Whether the user waits for a call, a page or a language (spec 2.2, loader overlay). */
export const isCallPendingAtom = atom((get) => get(countAtom) > 0);

/** Increases the count of pending promises; returns a function that decreases it once. */
function startPending(): () => void {
  let isOver = false;
  portalStore.set(countAtom, (count) => count + 1);
  return () => {
    if (isOver) return;
    isOver = true;
    portalStore.set(countAtom, (count) => count - 1);
  };
}

/** Counts a promise as pending until it settles, for half a minute at most; returns its value. */
export async function trackPending<T>(promise: Promise<T>): Promise<T> {
  const endPending = startPending();
  const timer = setTimeout(endPending, overlayMaxMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    endPending();
  }
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { keepScroll, keptScroll, storeScroll } from '../state/scroll.ts';

function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // No text that an address can hold: it names nothing.
    return null;
  }
}

function scrollTo(kept: number | undefined, hash: string): void {
  const target = kept === undefined ? elementAt(hash) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, kept ?? 0);
}

// The browser alone knows a page again that is loaded anew, as long as it stands in the markup.
function leave(): void {
  storeScroll();
  window.history.scrollRestoration = 'auto';
}

/** Begins a new page at its top, or at the place that the address names, and one that is returned to where it was left. */
export function useScrollMemory({ key, hash }: Location, isReturn: boolean): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isPlaced = isFirst.current && window.scrollY > 0;
    isFirst.current = false;
    window.history.scrollRestoration = 'manual';
    if (!isPlaced) scrollTo(isReturn ? keptScroll(key) : undefined, hash);
    const note = () => keepScroll(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, hash, isReturn]);
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}

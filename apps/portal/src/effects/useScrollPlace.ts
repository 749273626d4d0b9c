import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '../state/place.ts';
import { keepScroll, scrollOf, storeScroll } from '../state/scroll.ts';

function scrollTo(key: string, hash: string, isFirst: boolean): void {
  const before = scrollOf(key);
  if (before !== undefined) window.scrollTo(0, before);
  else if (hash !== '')
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  else if (!isFirst) window.scrollTo(0, 0);
}

/** Starts a new page at its top or at the part its address names, and one seen before where it was left. */
export function useScrollPlace(): void {
  const { key, hash } = useLocation();
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    scrollTo(key, hash, isFirst.current);
    isFirst.current = false;
  }, [key, hash]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      keepScroll(key);
      storeScroll();
      // A page that is loaded anew is scrolled by the browser until this code has loaded.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [key]);
}

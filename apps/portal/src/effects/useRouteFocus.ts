import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

function focus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading of a page after a navigation, or to the part of the page that a link leads to, so that
 * reading starts there.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef({ pathname, hash });
  useEffect(() => {
    const last = previous.current;
    previous.current = { pathname, hash };
    if (last.pathname !== pathname) {
      if (hash === '') focus(document.querySelector<HTMLElement>('main h1'));
    } else if (last.hash !== hash && hash !== '') {
      const part = document.getElementById(decodeURIComponent(hash.slice(1)));
      focus(part?.querySelector<HTMLElement>(':scope > h2') ?? null);
    }
  }, [pathname, hash]);
}

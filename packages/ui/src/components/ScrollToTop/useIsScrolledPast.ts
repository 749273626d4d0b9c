'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Returns whether the page is scrolled further than a distance; stays true while the box has the focus. */
export function useIsScrolledPast(distancePx: number): {
  isPast: boolean;
  boxRef: RefObject<HTMLDivElement | null>;
} {
  const [isPast, setPast] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const update = () => {
      const hasFocus = boxRef.current?.contains(document.activeElement) ?? false;
      setPast(window.scrollY > distancePx || hasFocus);
    };
    // A page that is scrolled when it is rendered, for example after going back, may send no scroll event.
    const firstUpdate = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    document.addEventListener('focusout', update);
    return () => {
      cancelAnimationFrame(firstUpdate);
      window.removeEventListener('scroll', update);
      document.removeEventListener('focusout', update);
    };
  }, [distancePx]);
  return { isPast, boxRef };
}

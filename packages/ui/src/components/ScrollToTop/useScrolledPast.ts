import { useEffect, useRef, useState, type RefObject } from 'react';

/** Returns whether the page is scrolled further than a distance; stays so while the box has the focus. */
export function useScrolledPast(distancePx: number): {
  isPast: boolean;
  boxRef: RefObject<HTMLDivElement | null>;
} {
  const [isPast, setPast] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => {
      const hasFocus = boxRef.current?.contains(document.activeElement) ?? false;
      setPast(window.scrollY > distancePx || hasFocus);
    };
    // A page that is drawn scrolled, as after going back, may not tell of it.
    const firstLook = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusout', look);
    return () => {
      cancelAnimationFrame(firstLook);
      window.removeEventListener('scroll', look);
      document.removeEventListener('focusout', look);
    };
  }, [distancePx]);
  return { isPast, boxRef };
}

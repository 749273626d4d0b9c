import { useLayoutEffect, useRef, useState } from 'react';

/** Returns the width of an element in CSS pixels, `initial` before it is known. */
export function useElementWidth<Measured extends HTMLElement>(initial: number) {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

'use client';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

const isOverflowing = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** Returns whether the content of a box overflows it and it must be scrollable by keyboard. */
export function useHasOverflow(boxRef: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(
    () => setScrolls(boxRef.current !== null && isOverflowing(boxRef.current)),
    [boxRef],
  );
  // After each render, because the content of the box may have changed.
  useEffect(() => {
    const box = boxRef.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(isOverflowing(box)));
    observer.observe(box);
    for (const inside of box.children) observer.observe(inside);
    return () => observer.disconnect();
  });
  return scrolls;
}

'use client';
import { useEffect, useState, type RefObject } from 'react';

/** At which edges of a box there is content to scroll to. */
export interface ScrollEdges {
  start: boolean;
  end: boolean;
}

const none: ScrollEdges = { start: false, end: false };
const roundingPx = 1;

function measure({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEdges {
  const scrolled = Math.abs(scrollLeft);
  return {
    start: scrolled > roundingPx,
    end: scrollWidth - clientWidth - scrolled > roundingPx,
  };
}

/** Keeps what receives the focus clear of the first column, which covers the scrolled ones. */
function setScrollPadding(box: HTMLElement): void {
  const fixed = box.querySelector('tbody th');
  if (fixed === null) return;
  const { position, insetInlineStart } = getComputedStyle(fixed);
  const end = position === 'sticky' ? Number.parseFloat(insetInlineStart) + fixed.clientWidth : 0;
  box.style.scrollPaddingInlineStart = `${end}px`;
}

/** Returns at which side edges of a scrolling box with a table there are more columns. */
export function useScrollEdges(boxRef: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(none);
  // After each render, because the table may be another one.
  useEffect(() => {
    const box = boxRef.current;
    if (box === null) return undefined;
    const update = () => {
      const next = measure(box);
      setEdges((last) => (last.start === next.start && last.end === next.end ? last : next));
    };
    const observer = new ResizeObserver(() => {
      setScrollPadding(box);
      update();
    });
    observer.observe(box);
    for (const inside of box.children) observer.observe(inside);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', update);
    };
  });
  return edges;
}

'use client';
import { useCallback, useState, type RefCallback } from 'react';

/** Whether a row is too wide for its container, and the ref that observes it. */
export interface CollapseState {
  /** The row does not fit, even with labels of two lines. */
  isCollapsed: boolean;
  /** The ref of the row. */
  watch: RefCallback<HTMLElement>;
}

const maxLines = 2;

function countLines(entry: Element): number {
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(entry);
  const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
  return Math.round((entry.clientHeight - padding) / Number.parseFloat(lineHeight));
}

/** Returns whether a row of that many entries, which must not wrap, is wider than its container. */
export function useIsCollapsed(count: number): CollapseState {
  const [isOverflowing, setOverflowing] = useState(false);
  const watch = useCallback(
    (row: HTMLElement | null) => {
      if (row === null || count === 0) return undefined;
      const update = () =>
        setOverflowing(
          row.scrollWidth > row.clientWidth ||
            [...row.children].some((entry) => countLines(entry) > maxLines),
        );
      const observer = new ResizeObserver(update);
      for (const element of [row, ...row.children]) observer.observe(element);
      update();
      return () => observer.disconnect();
    },
    [count],
  );
  return { isCollapsed: isOverflowing && count > 0, watch };
}

import { useCallback, useState, type RefCallback } from 'react';

/** Whether a row fits into its container, and how it is watched. */
export interface Folding {
  /** The row does not fit, also with its words in two lines. */
  isFolded: boolean;
  /** Watches the row. */
  watch: RefCallback<HTMLElement>;
}

const mostLines = 2;

function linesOf(entry: Element): number {
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(entry);
  const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
  return Math.round((entry.clientHeight - padding) / Number.parseFloat(lineHeight));
}

/** Returns whether a row of that many entries, which must not wrap, is wider than its container. */
export function useIsFolded(count: number): Folding {
  const [isFolded, setFolded] = useState(false);
  const watch = useCallback(
    (row: HTMLElement | null) => {
      if (row === null || count === 0) return undefined;
      const look = () =>
        setFolded(
          row.scrollWidth > row.clientWidth ||
            [...row.children].some((entry) => linesOf(entry) > mostLines),
        );
      const observer = new ResizeObserver(look);
      for (const element of [row, ...row.children]) observer.observe(element);
      look();
      return () => observer.disconnect();
    },
    [count],
  );
  return { isFolded: isFolded && count > 0, watch };
}

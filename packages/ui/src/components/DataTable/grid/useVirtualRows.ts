'use client';
import {
  defaultRangeExtractor,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** The options of `useVirtualRows`. */
export interface VirtualRowsOptions {
  table: RefObject<HTMLTableElement | null>;
  count: number;
  isEnabled: boolean;
  /** Index of the row that remains rendered because it has the focus; -1 for none. */
  focused: number;
}

const estimatedRowSize = 48;
const overscan = 8;

/** Lists the rows in range, and the focused row wherever it is. */
function extractRange(range: Range, focused: number): number[] {
  const indexes = defaultRangeExtractor(range);
  const isExtra = focused >= 0 && !indexes.includes(focused);
  return isExtra ? [...indexes, focused].toSorted((one, other) => one - other) : indexes;
}

function averageRowSize(table: HTMLElement): number {
  const rows = [...table.querySelectorAll('tbody > tr:not([aria-hidden])')];
  const sum = rows.reduce((total, row) => total + row.getBoundingClientRect().height, 0);
  return rows.length > 0 && sum > 0 ? sum / rows.length : estimatedRowSize;
}

/** Returns the average height of the rows in px, measured again for another width or text size. */
function useRowSize({ table, isEnabled }: VirtualRowsOptions): number {
  const [rowSize, setRowSize] = useState(estimatedRowSize);
  useLayoutEffect(() => {
    const element = table.current;
    if (!isEnabled || !element) return undefined;
    let measured = '';
    const measure = () => {
      const { fontSize } = getComputedStyle(document.documentElement);
      const layout = `${element.clientWidth} ${fontSize}`;
      if (layout === measured) return;
      measured = layout;
      setRowSize(averageRowSize(element));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [table, isEnabled]);
  return rowSize;
}

/** Returns the virtualizer of the rows near the visible part of the box that the table scrolls in. */
export function useVirtualRows(
  options: VirtualRowsOptions,
): Virtualizer<HTMLElement, HTMLTableRowElement> {
  const { table, count, isEnabled, focused } = options;
  const rowSize = useRowSize(options);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by the React Compiler
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    enabled: isEnabled,
    getScrollElement: () => table.current?.parentElement ?? null,
    estimateSize: () => rowSize,
    initialRect: { width: 0, height: 4 * overscan * estimatedRowSize },
    overscan,
    rangeExtractor: (range) => extractRange(range, focused),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowSize]);
  return virtualizer;
}

import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The rows that are in the document. */
export interface RowWindow {
  first: number;
  /** The row after the last one. */
  end: number;
  /** Height of a row in px. */
  rowSize: number;
  /** Scrolls until a row is in view. */
  scrollTo: (index: number) => void;
}

type Range = Pick<RowWindow, 'first' | 'end' | 'rowSize'>;

const spare = 8;
const before: Range = { first: 0, end: 4 * spare, rowSize: 48 };

const frameOf = (table: HTMLElement | null) => table?.parentElement;
const bodyOf = (frame: HTMLElement) => frame.querySelector('tbody');

/** The rows stay as high as they were at first until the width or the text size changes. */
const layoutOf = (frame: HTMLElement) =>
  `${frame.clientWidth} ${getComputedStyle(document.documentElement).fontSize}`;

function rowSizeIn(body: HTMLElement): number {
  const rows = [...body.querySelectorAll('tr:not([aria-hidden])')];
  const sum = rows.reduce((total, row) => total + row.getBoundingClientRect().height, 0);
  return rows.length > 0 && sum > 0 ? sum / rows.length : before.rowSize;
}

function rangeAt(frame: HTMLElement, body: HTMLElement, rowSize: number, count: number): Range {
  const passed = frame.getBoundingClientRect().top - body.getBoundingClientRect().top;
  const top = Math.max(0, passed) / rowSize;
  const first = Math.max(0, Math.floor(top / spare) * spare - spare);
  const shown = top + frame.clientHeight / rowSize;
  const end = Math.min(count, Math.ceil(shown / spare) * spare + spare);
  return { first: Math.min(first, Math.max(0, end - spare)), end, rowSize };
}

const isSame = (one: Range, other: Range) =>
  one.first === other.first && one.end === other.end && one.rowSize === other.rowSize;

/** Finds the rows near the visible part of the frame a table scrolls in; all of them when it is off. */
export function useWindow(
  table: RefObject<HTMLTableElement | null>,
  count: number,
  isOn: boolean,
): RowWindow {
  const [range, setRange] = useState(before);
  const measured = useRef({ layout: '', rowSize: before.rowSize });

  useLayoutEffect(() => {
    const box = frameOf(table.current);
    if (!isOn || !box) return undefined;
    const look = () => {
      const body = bodyOf(box);
      if (!body) return;
      const layout = layoutOf(box);
      if (measured.current.layout !== layout) {
        measured.current = { layout, rowSize: rowSizeIn(body) };
      }
      const next = rangeAt(box, body, measured.current.rowSize, count);
      setRange((old) => (isSame(old, next) ? old : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [table, count, isOn]);

  const scrollTo = useCallback(
    (index: number) => {
      frameOf(table.current)?.scrollTo({
        top: index * measured.current.rowSize,
        behavior: 'instant',
      });
    },
    [table],
  );

  if (!isOn) return { first: 0, end: count, rowSize: 0, scrollTo };
  const end = Math.min(range.end, count);
  return { ...range, first: Math.min(range.first, end), end, scrollTo };
}

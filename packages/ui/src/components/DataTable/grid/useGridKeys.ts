import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { columnOf, focusCell, keepOneTabStop, ownsArrows, stopsOfRow } from './gridCells.ts';

/** What the keys of a grid need. */
export interface GridKeysOptions {
  table: RefObject<HTMLTableElement | null>;
  isOn: boolean;
  /** Rows with head and totals. */
  rowCount: number;
  /** Brings a row into the document, counted from the first row of the body. */
  scrollTo: (index: number) => void;
}

/** The props of the table element. */
export interface GridKeys {
  onKeyDown?: (event: KeyboardEvent) => void;
  onFocus?: (event: FocusEvent) => void;
}

const page = 10;
const rowSteps: Record<string, (row: number, last: number) => number> = {
  ArrowDown: (row) => row + 1,
  ArrowUp: (row) => row - 1,
  PageDown: (row) => row + page,
  PageUp: (row) => Math.max(2, row - page),
};
const cornerSteps: typeof rowSteps = { Home: () => 2, End: (_row, last) => last };
const stopSteps: typeof rowSteps = {
  ArrowRight: (stop) => stop + 1,
  ArrowLeft: (stop) => stop - 1,
  Home: () => 0,
  End: (_stop, last) => last,
};
const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

const rowNumber = (row: Element) => Number(row.getAttribute('aria-rowindex'));

/** The keys of a grid: arrows walk cell by cell, Space selects the row, Tab leaves. */
export function useGridKeys({ table, isOn, rowCount, scrollTo }: GridKeysOptions): GridKeys {
  const active = useRef<HTMLElement>(null);
  const awaited = useRef<{ row: number; column: number }>(null);

  const rowAt = (number: number) =>
    table.current?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${number}"]`);

  useEffect(() => {
    if (!isOn || !table.current) return;
    const row = awaited.current && rowAt(awaited.current.row);
    if (row && awaited.current) {
      focusCell(row, awaited.current.column);
      awaited.current = null;
    }
    keepOneTabStop(table.current, active.current);
  });
  if (!isOn) return {};

  const goToRow = (number: number, column: number) => {
    const target = Math.min(Math.max(number, 1), rowCount);
    const row = rowAt(target);
    if (row) return focusCell(row, column);
    awaited.current = { row: target, column };
    return scrollTo(target - 2);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLTableCellElement>('td, th');
    const row = cell?.closest('tr');
    if (!cell || !row || event.altKey || event.metaKey || ownsArrows(target)) return;
    const isMirrored = getComputedStyle(row).direction === 'rtl';
    const key = (isMirrored && mirrored[event.key]) || event.key;
    const rowStep = event.ctrlKey ? cornerSteps[key] : rowSteps[key];
    const stopStep = event.ctrlKey ? undefined : stopSteps[key];
    if (rowStep) goToRow(rowStep(rowNumber(row), rowCount), columnOf(cell));
    else if (stopStep) {
      const stops = stopsOfRow(row);
      stops[stopStep(stops.indexOf(target), stops.length - 1)]?.focus();
    } else if (key === ' ' && target === cell) {
      row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
    } else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    if (!table.current || event.target.closest('thead')) return;
    active.current = event.target as HTMLElement;
    keepOneTabStop(table.current, active.current);
  };

  return { onKeyDown, onFocus };
}

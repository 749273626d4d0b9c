'use client';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import {
  getColumnIndex,
  focusCell,
  updateRovingTabIndex,
  usesArrowKeys,
  getRowTabStops,
} from './gridFocus.ts';

/** The options of `useGridNavigation`. */
export interface GridNavigationOptions {
  table: RefObject<HTMLTableElement | null>;
  isEnabled: boolean;
  /** The number of rows of the body. */
  rowCount: number;
  /** The `aria-rowindex` of the first one, which is not 2 on a later page. */
  firstRowIndex: number;
  /** The `aria-rowindex` of the totals, if there are any. */
  totalsRowIndex: number | undefined;
  /** Scrolls to a row, by its index in the body, so that it is rendered. */
  scrollTo: (index: number) => void;
}

/** The props of the table element. */
export interface GridNavigationProps {
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
const controlKeySteps: typeof rowSteps = { Home: () => 2, End: (_row, last) => last };
const stopSteps: typeof rowSteps = {
  ArrowRight: (stop) => stop + 1,
  ArrowLeft: (stop) => stop - 1,
  Home: () => 0,
  End: (_stop, last) => last,
};
const rtlKeys: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** Returns the functions between `aria-rowindex` and the position in the table: 1 is the header, 2 the first row. */
function getPositions(options: GridNavigationOptions) {
  const { rowCount, firstRowIndex, totalsRowIndex } = options;
  const last = rowCount + (totalsRowIndex === undefined ? 1 : 2);
  const toRowIndex = (position: number) => {
    if (position === 1) return 1;
    return position > rowCount + 1 ? totalsRowIndex : position - 2 + firstRowIndex;
  };
  const getPosition = (row: Element) => {
    const index = Number(row.getAttribute('aria-rowindex'));
    if (row.closest('thead')) return 1;
    return row.closest('tfoot') ? last : index - firstRowIndex + 2;
  };
  return { last, toRowIndex, getPosition };
}

/** Returns the handlers for the keys of a grid: arrows move by cell, Space selects the row, Tab leaves the grid. */
export function useGridNavigation(options: GridNavigationOptions): GridNavigationProps {
  const { table, isEnabled, scrollTo } = options;
  const { last, toRowIndex, getPosition } = getPositions(options);
  const active = useRef<HTMLElement>(null);
  const pendingCell = useRef<{ row: number; column: number }>(null);

  const findRow = (position: number) =>
    table.current?.querySelector<HTMLTableRowElement>(
      `tr[aria-rowindex="${toRowIndex(position)}"]`,
    );

  useEffect(() => {
    if (!isEnabled || !table.current) return;
    const row = pendingCell.current && findRow(pendingCell.current.row);
    if (row && pendingCell.current) {
      focusCell(row, pendingCell.current.column);
      pendingCell.current = null;
    }
    updateRovingTabIndex(table.current, active.current);
  });
  if (!isEnabled) return {};

  const goToRow = (position: number, column: number) => {
    const target = Math.min(Math.max(position, 1), last);
    const row = findRow(target);
    if (row) return focusCell(row, column);
    pendingCell.current = { row: target, column };
    return scrollTo(target - 2);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLTableCellElement>('td, th');
    const row = cell?.closest('tr');
    if (!cell || !row || event.altKey || event.metaKey || usesArrowKeys(target)) return;
    const isMirrored = getComputedStyle(row).direction === 'rtl';
    const key = (isMirrored && rtlKeys[event.key]) || event.key;
    const rowStep = event.ctrlKey ? controlKeySteps[key] : rowSteps[key];
    const stopStep = event.ctrlKey ? undefined : stopSteps[key];
    if (rowStep) goToRow(rowStep(getPosition(row), last), getColumnIndex(cell));
    else if (stopStep) {
      const stops = getRowTabStops(row);
      stops[stopStep(stops.indexOf(target), stops.length - 1)]?.focus();
    } else if (key === ' ' && target === cell) {
      row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
    } else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    if (!table.current || event.target.closest('thead')) return;
    active.current = event.target as HTMLElement;
    updateRovingTabIndex(table.current, active.current);
  };

  return { onKeyDown, onFocus };
}

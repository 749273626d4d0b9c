import { useState } from 'react';
import type { DataColumn } from './types.ts';

/** Which columns are shown. */
export interface ColumnState<Row> {
  shown: readonly DataColumn<Row>[];
  /** The columns that may go: all but the first, which names the row. */
  choosable: readonly DataColumn<Row>[];
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** Which columns are hidden, when the caller keeps it. */
export interface GivenColumns {
  hiddenColumns?: readonly string[];
  onHiddenColumns?: (ids: readonly string[]) => void;
}

/** Keeps which columns a person has hidden unless the caller does. */
export function useColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { hiddenColumns, onHiddenColumns }: GivenColumns,
): ColumnState<Row> {
  const choosable = columns.slice(1);
  const [own, setOwn] = useState<readonly string[]>(() =>
    choosable.filter((column) => column.isHiddenAtFirst).map(({ id }) => id),
  );
  const hidden = hiddenColumns ?? own;
  const isShown = (id: string) => id === columns[0]?.id || !hidden.includes(id);
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
    setOwn(next);
    onHiddenColumns?.(next);
  };
  return { shown: columns.filter(({ id }) => isShown(id)), choosable, isShown, toggle };
}

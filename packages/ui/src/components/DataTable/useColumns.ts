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

/** Keeps which columns a person has hidden. */
export function useColumns<Row>(columns: readonly DataColumn<Row>[]): ColumnState<Row> {
  const choosable = columns.slice(1);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(choosable.filter((column) => column.isHiddenAtFirst).map(({ id }) => id)),
  );
  const isShown = (id: string) => id === columns[0]?.id || !hidden.has(id);
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
  };
  return { shown: columns.filter(({ id }) => isShown(id)), choosable, isShown, toggle };
}

import {
  functionalUpdate,
  type ColumnVisibilityState,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { ColumnSort, DataColumn, RowKey, RowSelection } from '../types.ts';

/** The props for the order of the rows. */
export interface SortingProps {
  defaultSort?: ColumnSort;
  sort?: ColumnSort;
  onSort?: (sort: ColumnSort | undefined) => void;
}

/** The props for the hidden columns. */
export interface ColumnVisibilityProps {
  hiddenColumns?: readonly string[];
  onHiddenColumns?: (ids: readonly string[]) => void;
}

const toColumnSort = ([first]: SortingState): ColumnSort | undefined =>
  first && { column: first.id, direction: first.desc ? 'descending' : 'ascending' };

/** Returns the sorting state of TanStack Table, controlled or uncontrolled. */
export function useSorting({ defaultSort, sort, onSort }: SortingProps) {
  const [ownSort, setOwnSort] = useState(defaultSort);
  const { column, direction } = (onSort ? sort : ownSort) ?? {};
  const sorting = useMemo<SortingState>(
    () => (column === undefined ? [] : [{ id: column, desc: direction === 'descending' }]),
    [column, direction],
  );
  const onSortingChange = (updater: Updater<SortingState>) => {
    const next = toColumnSort(functionalUpdate(updater, sorting));
    setOwnSort(next);
    onSort?.(next);
  };
  return { sorting, onSortingChange };
}

/** Returns the column visibility of TanStack Table, controlled or uncontrolled. */
export function useColumnVisibility<Row>(
  [first, ...others]: readonly DataColumn<Row>[],
  { hiddenColumns, onHiddenColumns }: ColumnVisibilityProps,
) {
  const [ownHidden, setOwnHidden] = useState<readonly string[]>(() =>
    others.filter((column) => column.isHiddenAtFirst).map(({ id }) => id),
  );
  const columnVisibility: ColumnVisibilityState = Object.fromEntries(
    (hiddenColumns ?? ownHidden).filter((id) => id !== first?.id).map((id) => [id, false]),
  );
  const onColumnVisibilityChange = (updater: Updater<ColumnVisibilityState>) => {
    const next = functionalUpdate(updater, columnVisibility);
    const hidden = Object.keys(next).filter((id) => next[id] === false);
    setOwnHidden(hidden);
    onHiddenColumns?.(hidden);
  };
  return { columnVisibility, onColumnVisibilityChange };
}

/** Returns the row selection of TanStack Table, by its row ids, which are strings. */
export function useRowSelection<Row>(
  selection: RowSelection<Row> | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey,
) {
  const selected = selection?.selected;
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries([...(selected ?? [])].map((key) => [key, true])),
    [selected],
  );
  const onRowSelectionChange = (updater: Updater<RowSelectionState>) => {
    const next = functionalUpdate(updater, rowSelection);
    const keys = [...(selected ?? []), ...rows.map(keyOf)];
    selection?.onSelect(new Set(keys.filter((key) => next[key])));
  };
  return { rowSelection, onRowSelectionChange };
}

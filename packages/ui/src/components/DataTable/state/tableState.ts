import {
  functionalUpdate,
  type ColumnVisibilityState,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { ColumnSort, DataColumn, RowKey, RowSelection } from '../types.ts';

/** The order of the rows, when the caller controls it. */
export interface SortingProps {
  defaultSort?: ColumnSort;
  sort?: ColumnSort;
  onSort?: (sort: ColumnSort | undefined) => void;
}

/** The hidden columns, when the caller controls them. */
export interface ColumnVisibilityProps {
  hiddenColumns?: readonly string[];
  onHiddenColumns?: (ids: readonly string[]) => void;
}

const toColumnSort = ([first]: SortingState): ColumnSort | undefined =>
  first && { column: first.id, direction: first.desc ? 'descending' : 'ascending' };

/** Returns the sorting state of TanStack Table, controlled by the caller or kept here. */
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

/** Returns which columns TanStack Table shows, controlled by the caller or kept here. */
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

/** Returns which rows are selected, by the ids of TanStack Table, which are strings. */
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

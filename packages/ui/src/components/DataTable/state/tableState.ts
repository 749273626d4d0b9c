import {
  functionalUpdate,
  type ColumnVisibilityState,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { SortDescriptor, DataColumn, RowKey, RowSelection } from '../types.ts';

/** The props for the order of the rows. */
export interface SortingProps {
  defaultSortDescriptor?: SortDescriptor;
  sortDescriptor?: SortDescriptor;
  onSortChange?: (sort: SortDescriptor | undefined) => void;
}

/** The props for the hidden columns. */
export interface ColumnVisibilityProps {
  hiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (ids: readonly string[]) => void;
}

const toSortDescriptor = ([first]: SortingState): SortDescriptor | undefined =>
  first && { column: first.id, direction: first.desc ? 'descending' : 'ascending' };

/** Returns the sorting state of TanStack Table, controlled or uncontrolled. */
export function useSorting({ defaultSortDescriptor, sortDescriptor, onSortChange }: SortingProps) {
  const [ownSort, setOwnSort] = useState(defaultSortDescriptor);
  const { column, direction } = (onSortChange ? sortDescriptor : ownSort) ?? {};
  const sorting = useMemo<SortingState>(
    () => (column === undefined ? [] : [{ id: column, desc: direction === 'descending' }]),
    [column, direction],
  );
  const onSortingChange = (updater: Updater<SortingState>) => {
    const next = toSortDescriptor(functionalUpdate(updater, sorting));
    setOwnSort(next);
    onSortChange?.(next);
  };
  return { sorting, onSortingChange };
}

/** Returns the column visibility of TanStack Table, controlled or uncontrolled. */
export function useColumnVisibility<Row>(
  [first, ...others]: readonly DataColumn<Row>[],
  { hiddenColumns, onHiddenColumnsChange }: ColumnVisibilityProps,
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
    onHiddenColumnsChange?.(hidden);
  };
  return { columnVisibility, onColumnVisibilityChange };
}

/** Returns the row selection of TanStack Table, by its row ids, which are strings. */
export function useRowSelection<Row>(
  selection: RowSelection<Row> | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey,
) {
  const selected = selection?.selectedKeys;
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries([...(selected ?? [])].map((key) => [key, true])),
    [selected],
  );
  const onRowSelectionChange = (updater: Updater<RowSelectionState>) => {
    const next = functionalUpdate(updater, rowSelection);
    const keys = [...(selected ?? []), ...rows.map(keyOf)];
    selection?.onSelectionChange(new Set(keys.filter((key) => next[key])));
  };
  return { rowSelection, onRowSelectionChange };
}

'use client';
import {
  functionalUpdate,
  type ColumnVisibilityState,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useControlledState } from '../../../styles/useControlledState.ts';
import {
  getHeaderIndex,
  type SortDescriptor,
  type DataColumn,
  type RowKey,
  type RowSelection,
  type SelectionState,
} from '../types.ts';

/** The props for the order of the rows. */
export interface SortingProps {
  defaultSortDescriptor?: SortDescriptor;
  sortDescriptor?: SortDescriptor | null;
  onSortChange?: (sort: SortDescriptor | null) => void;
}

/** The props for the hidden columns. */
export interface ColumnVisibilityProps {
  hiddenColumns?: readonly string[];
  defaultHiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (ids: readonly string[]) => void;
}

const noColumns: readonly string[] = [];
const noRows: ReadonlySet<RowKey> = new Set();

const toSortDescriptor = ([first]: SortingState): SortDescriptor | null =>
  first ? { column: first.id, direction: first.desc ? 'descending' : 'ascending' } : null;

/** Returns the sorting state of TanStack Table, controlled or uncontrolled. */
export function useSorting({ defaultSortDescriptor, sortDescriptor, onSortChange }: SortingProps) {
  const [sort, setSort] = useControlledState<SortDescriptor | null>(
    sortDescriptor,
    defaultSortDescriptor ?? null,
    onSortChange,
  );
  const { column, direction } = sort ?? {};
  const sorting = useMemo<SortingState>(
    () => (column === undefined ? [] : [{ id: column, desc: direction === 'descending' }]),
    [column, direction],
  );
  const onSortingChange = (updater: Updater<SortingState>) => {
    setSort(toSortDescriptor(functionalUpdate(updater, sorting)));
  };
  return { sorting, onSortingChange };
}

/** Returns the column visibility of TanStack Table, controlled or uncontrolled. */
export function useColumnVisibility<Row>(
  columns: readonly DataColumn<Row>[],
  { hiddenColumns, defaultHiddenColumns = noColumns, onHiddenColumnsChange }: ColumnVisibilityProps,
) {
  const [hidden, setHidden] = useControlledState<readonly string[]>(
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
  );
  const shown = new Set(columns.slice(0, getHeaderIndex(columns) + 1).map(({ id }) => id));
  const columnVisibility: ColumnVisibilityState = Object.fromEntries(
    hidden.filter((id) => !shown.has(id)).map((id) => [id, false]),
  );
  const onColumnVisibilityChange = (updater: Updater<ColumnVisibilityState>) => {
    const next = functionalUpdate(updater, columnVisibility);
    setHidden(Object.keys(next).filter((id) => next[id] === false));
  };
  return { columnVisibility, onColumnVisibilityChange };
}

/** Returns the selection with its state, controlled or uncontrolled. */
export function useSelectionState<Row>(
  selection: RowSelection<Row> | undefined,
): SelectionState<Row> | undefined {
  const [selectedKeys, onSelectionChange] = useControlledState<ReadonlySet<RowKey>>(
    selection?.selectedKeys,
    selection?.defaultSelectedKeys ?? noRows,
    selection?.onSelectionChange,
  );
  return useMemo(
    () => selection && { ...selection, selectedKeys, onSelectionChange },
    [selection, selectedKeys, onSelectionChange],
  );
}

/** Returns the row selection of TanStack Table, by its row ids, which are strings. */
export function useRowSelection<Row>(
  selection: SelectionState<Row> | undefined,
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

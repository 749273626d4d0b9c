'use client';
import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as TanStackRow,
  type RowData,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import {
  useColumnVisibility,
  useRowSelection,
  useSorting,
  type ColumnVisibilityProps,
  type SortingProps,
} from './tableState.ts';
import {
  getHeaderIndex,
  isSortableColumn,
  type DataColumn,
  type RowKey,
  type SelectionState,
} from '../types.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** The TanStack Table instance of a data table. */
export type TableInstance<Row extends RowData> = ReactTable<typeof features, Row>;

/** A row of that instance. */
export type TableRow<Row extends RowData> = TanStackRow<typeof features, Row>;

/** The options of `useDataTable`. */
export interface DataTableOptions<Row> extends SortingProps, ColumnVisibilityProps {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  selection: SelectionState<Row> | undefined;
}

function toColumnDef<Row extends RowData>(
  column: DataColumn<Row>,
  index: number,
  columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row> {
  const { id, compare } = column;
  return {
    id,
    accessorFn: (row) => row,
    enableHiding: index > getHeaderIndex(columns),
    enableSorting: isSortableColumn(column),
    sortFn: (one, other) => compare?.(one.original, other.original) ?? 0,
  };
}

/** Returns the table with its sorted rows, its visible columns and its selection. */
export function useDataTable<Row extends RowData>(
  options: DataTableOptions<Row>,
): TableInstance<Row> {
  const { columns, rows, keyOf, selection } = options;
  const { sorting, onSortingChange } = useSorting(options);
  const { columnVisibility, onColumnVisibilityChange } = useColumnVisibility(columns, options);
  const { rowSelection, onRowSelectionChange } = useRowSelection(selection, rows, keyOf);
  const compare = columns.find(({ id }) => id === sorting[0]?.id)?.compare;
  return useTable({
    features,
    columns: useMemo(() => columns.map(toColumnDef), [columns]),
    // A copy for each `compare`, because TanStack Table sorts again for other data only.
    data: useMemo(() => (compare ? [...rows] : rows), [rows, compare]),
    getRowId: (row) => String(keyOf(row)),
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    enableRowRangeSelection: false,
    state: { sorting, columnVisibility, rowSelection },
    onSortingChange,
    onColumnVisibilityChange,
    onRowSelectionChange,
  });
}

import type { ReactNode } from 'react';
import type { SortDirection } from './DataTable.words.ts';
import type { Column } from '../Table/Table.tsx';

export type { ColumnChooserWords, RowRange, SortDirection, SortWords } from './DataTable.words.ts';

/** The id of a row. */
export type RowKey = string | number;

/** A column of a data table; the first one, after serial numbers the second, is the row header and cannot be hidden. */
export interface DataColumn<Row> extends Column<Row> {
  /** Compares two rows by this column in ascending order; makes the column sortable. */
  compare?: (one: Row, other: Row) => number;
  /** The caller sorts the rows by this column when `onSortChange` is called. */
  isSortable?: boolean;
  /** The cell below the column in the row of totals. */
  total?: ReactNode;
  /** Hidden in cards until their reader asks for all details. */
  isCardDetail?: boolean;
  /** A narrow column of serial numbers before the row header; only the first one can be. */
  isSerial?: boolean;
  /** Minimum width in rem; keeps the columns of a windowed table from moving while it scrolls. */
  size?: number;
}

/** Returns whether the table can be sorted by a column. */
export const isSortableColumn = <Row>({ compare, isSortable }: DataColumn<Row>): boolean =>
  compare !== undefined || isSortable === true;

/** Returns the index of the row header among columns: the first one, or the second after serial numbers. */
export const getHeaderIndex = <Row>([first]: readonly DataColumn<Row>[]): number =>
  first?.isSerial === true ? 1 : 0;

/** The column by which the rows are sorted. */
export interface SortDescriptor {
  /** The `id` of the column. */
  column: string;
  direction: SortDirection;
}

/** The selection of rows. */
export interface RowSelection<Row> {
  /** Keys of the selected rows, if they are controlled. */
  selectedKeys?: ReadonlySet<RowKey>;
  /** Keys of the rows that are selected initially. */
  defaultSelectedKeys?: ReadonlySet<RowKey>;
  onSelectionChange?: (keys: ReadonlySet<RowKey>) => void;
  /** Name of a row's checkbox, for example "Select Satapada". */
  rowLabel: (row: Row) => string;
  /** Name of the checkbox for all rows. */
  allLabel?: string;
  /** Returns the text for the number of selected rows, also for 0, and for how many of them are on other pages. */
  countText?: (count: number, countElsewhere: number) => string;
  /** Buttons for the selected rows, shown if at least one is selected. */
  actions?: ReactNode;
}

/** A selection with its state. */
export type SelectionState<Row> = RowSelection<Row> &
  Required<Pick<RowSelection<Row>, 'onSelectionChange' | 'selectedKeys'>>;

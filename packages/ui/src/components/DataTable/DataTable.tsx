'use client';
import type { RowData } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { dataTableWords } from './DataTable.words.ts';
import * as styles from './DataTable.css.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { TableRegion } from './TableRegion.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import {
  isSortableColumn,
  type ColumnChooserWords,
  type DataColumn,
  type RowKey,
  type RowRange,
  type RowSelection,
  type SortDescriptor,
  type SortWords,
} from './types.ts';
import { useCardDetails } from './state/useCardDetails.tsx';
import { useSelectionState } from './state/tableState.ts';
import { useDataTable } from './state/useDataTable.ts';
import { usePaging } from './state/usePaging.tsx';

export type {
  ColumnChooserWords,
  DataColumn,
  RowKey,
  RowRange,
  RowSelection,
  SortDescriptor,
  SortDirection,
  SortWords,
} from './types.ts';

/** The props of `DataTable`, with those of the `div` around toolbar, table and footer. */
export interface DataTableProps<Row extends RowData> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  /** Accessible name of the table and of its scrolling region; not shown. */
  caption: string;
  /** The first column is the row header, preferably a link. */
  columns: readonly DataColumn<Row>[];
  /** The rows that pass the filters; with `totalCount` those of the current page. */
  rows: readonly Row[];
  /** Number of the rows of all pages, which the caller sorts and loads by page. */
  totalCount?: number | undefined;
  /** Number of rows on a page; shows a `Pagination` below the table if there is a `totalCount` and no `footer`. */
  pageSize?: number | undefined;
  /** Number of the current page, from 1, if it is controlled. */
  page?: number | undefined;
  /** Number of the initial page; 1 by default. */
  defaultPage?: number | undefined;
  /** Called with another page, also with the first one after sorting if `page` is not controlled. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Returns the key of a row. */
  keyOf: (row: Row) => RowKey;
  /** Returns the text for the number of rows, or for the page of them; announced when it changes. */
  resultText?: ((count: number, range: RowRange) => string) | undefined;
  /** `compact` for reports that are read daily; `comfortable` by default. */
  density?: 'comfortable' | 'compact' | undefined;
  /** The order, null for the order of `rows`, if it is controlled. */
  sortDescriptor?: SortDescriptor | null | undefined;
  /** The initial order; that of `rows` by default. */
  defaultSortDescriptor?: SortDescriptor | undefined;
  /** Called with the new order; the caller sorts the rows of a column without `compare`. */
  onSortChange?: ((sort: SortDescriptor | null) => void) | undefined;
  /** Texts for sorting in place of those of the dictionary. */
  sortWords?: Partial<SortWords> | undefined;
  /** Makes rows selectable. */
  selection?: RowSelection<Row> | undefined;
  /** Shows the column chooser; its texts, `{}` for those of the dictionary. */
  columnChooser?: Partial<ColumnChooserWords> | undefined;
  /** Ids of the hidden columns, if they are controlled. */
  hiddenColumns?: readonly string[] | undefined;
  /** Ids of the columns that are hidden initially. */
  defaultHiddenColumns?: readonly string[] | undefined;
  /** Called with the ids of the hidden columns. */
  onHiddenColumnsChange?: ((ids: readonly string[]) => void) | undefined;
  /** Label of the checkbox that shows the details of cards, if a column is such a detail. */
  cardDetailsLabel?: string | undefined;
  /** Controls that filter the rows, above the table. */
  filters?: ReactNode | undefined;
  /** The rows are loading; those that are there stay in a quieter colour, and it is announced once. */
  isLoading?: boolean | undefined;
  /** Shown in place of the number of rows while they are loading. */
  loadingText?: string | undefined;
  /** Shown in place of the rows if they could not be loaded. */
  errorMessage?: string | undefined;
  /** Label of the button that loads the rows again. */
  retryLabel?: string | undefined;
  /** Called when that button is pressed. */
  onRetry?: (() => void) | undefined;
  /** An `EmptyState`, in place of the table when there is no row. */
  emptyState?: ReactNode | undefined;
  /** Label of the row of totals, which is shown only with it. */
  totalsLabel?: string | undefined;
  /** Renders only the rows near the visible ones; for more than about 500 rows. */
  isWindowed?: boolean | undefined;
  /** Content below the table, in place of the `Pagination`. */
  footer?: ReactNode | undefined;
}

/** Returns the text for the number of rows, or that they are loading; empty if that failed. */
function getStatus<Row extends RowData>(
  { isLoading, loadingText, errorMessage, resultText }: DataTableProps<Row>,
  words: typeof dataTableWords,
  { range, isPaged }: ReturnType<typeof usePaging>,
): string {
  if (isLoading === true) return loadingText ?? words.loadingText;
  if (errorMessage !== undefined) return '';
  return (resultText ?? (isPaged ? words.rangeText : words.resultText))(range.totalCount, range);
}

/** A table for many rows with sorting, selection, hidden columns and totals; rows are cards in a narrow container. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    resultText: _text,
    density = 'comfortable',
    ...others
  } = props;
  const { defaultSortDescriptor, sortDescriptor, onSortChange, sortWords, ...afterSort } = others;
  const { totalCount, pageSize, page, defaultPage, onPageChange, ...afterPage } = afterSort;
  const {
    selection: givenSelection,
    columnChooser,
    hiddenColumns,
    defaultHiddenColumns,
    ...afterColumns
  } = afterPage;
  const {
    onHiddenColumnsChange,
    cardDetailsLabel,
    filters,
    isLoading = false,
    loadingText: _loading,
    ...more
  } = afterColumns;
  const { errorMessage, retryLabel, onRetry, emptyState, totalsLabel, ...last } = more;
  const { isWindowed = false, footer, ...rest } = last;
  const words = useWords('dataTable', dataTableWords);
  const selection = useSelectionState(givenSelection);
  const paging = usePaging({ totalCount, pageSize, page, defaultPage, onPageChange }, rows.length);
  const table = useDataTable({
    columns,
    rows,
    keyOf,
    selection,
    sortDescriptor,
    defaultSortDescriptor,
    onSortChange: (sort) => {
      onSortChange?.(sort);
      paging.resetPage();
    },
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
  });
  const shownColumns = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const details = useCardDetails(shownColumns, cardDetailsLabel ?? words.cardDetailsLabel);
  const hasRows = rows.length > 0 && (errorMessage === undefined || isLoading);
  const { range } = paging;
  const below = footer ?? paging.pagination;
  return (
    <div
      {...mergeProps({ className: styles.root, 'data-brief': details.isBrief || undefined }, rest)}
    >
      <Toolbar
        {...{ filters, table, columns }}
        sortWords={columns.some(isSortableColumn) ? { ...words.sort, ...sortWords } : undefined}
        status={getStatus(props, words, paging)}
        chooser={columnChooser && { ...words.columnChooser, ...columnChooser }}
        cardDetails={hasRows && details.checkbox}
      />
      {selection && hasRows && <SelectionBar {...{ table, selection, isPaged: paging.isPaged }} />}
      <TableRegion
        {...{ caption, table, selection, density, totalsLabel, isLoading, isWindowed, range }}
        {...{ errorMessage, onRetry, emptyState }}
        columns={shownColumns}
        retryLabel={retryLabel ?? words.retryLabel}
      />
      {below !== undefined && <div className={styles.footer}>{below}</div>}
    </div>
  );
}

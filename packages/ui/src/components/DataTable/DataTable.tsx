'use client';
import type { RowData } from '@tanstack/react-table';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { dataTableWords } from './DataTable.words.ts';
import * as styles from './DataTable.css.ts';
import { LoadError } from './LoadError.tsx';
import { Grid } from './grid/Grid.tsx';
import { useHasOverflow } from '../../styles/useHasOverflow.ts';
import { FocusFallback } from './FocusFallback.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import {
  isSortableColumn,
  type ColumnChooserWords,
  type DataColumn,
  type RowKey,
  type RowSelection,
  type SortDescriptor,
  type SortWords,
} from './types.ts';
import { useSelectionState } from './state/tableState.ts';
import { useDataTable } from './state/useDataTable.ts';

export type {
  ColumnChooserWords,
  DataColumn,
  RowKey,
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
  /** The rows that pass the filters. */
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  /** Returns the text for the number of rows; announced when it changes. */
  resultText?: (count: number) => string;
  /** `compact` for reports that are read daily; `comfortable` by default. */
  density?: 'comfortable' | 'compact';
  /** The order, null for the order of `rows`, if it is controlled. */
  sortDescriptor?: SortDescriptor | null;
  /** The initial order; that of `rows` by default. */
  defaultSortDescriptor?: SortDescriptor;
  /** Called with the new order; the caller sorts the rows of a column without `compare`. */
  onSortChange?: (sort: SortDescriptor | null) => void;
  /** Texts for sorting in place of those of the dictionary. */
  sortWords?: Partial<SortWords>;
  /** Makes rows selectable. */
  selection?: RowSelection<Row>;
  /** Shows the column chooser; its texts, `{}` for those of the dictionary. */
  columnChooser?: Partial<ColumnChooserWords>;
  /** Ids of the hidden columns, if they are controlled. */
  hiddenColumns?: readonly string[];
  /** Ids of the columns that are hidden initially. */
  defaultHiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (ids: readonly string[]) => void;
  /** Controls that filter the rows, above the table. */
  filters?: ReactNode;
  /** The rows are loading. */
  isLoading?: boolean;
  /** Shown in place of the number of rows while they are loading. */
  loadingText?: string;
  /** Shown in place of the rows if they could not be loaded. */
  errorMessage?: string;
  retryLabel?: string;
  onRetry?: () => void;
  /** An `EmptyState`, in place of the table when there is no row. */
  emptyState?: ReactNode;
  /** Label of the row of totals, which is shown only with it. */
  totalsLabel?: string;
  /** Renders only the rows near the visible ones; for more than about 500 rows. */
  isWindowed?: boolean;
  /** Content below the table, for example a `Pagination`. */
  footer?: ReactNode;
}

/** A table for many rows with sorting, selection, hidden columns and totals; rows are cards in a narrow container. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, resultText, density = 'comfortable', ...others } = props;
  const { defaultSortDescriptor, sortDescriptor, onSortChange, sortWords, ...afterSort } = others;
  const {
    selection: givenSelection,
    columnChooser,
    hiddenColumns,
    defaultHiddenColumns,
    ...afterColumns
  } = afterSort;
  const { onHiddenColumnsChange, filters, isLoading = false, loadingText, ...more } = afterColumns;
  const { errorMessage, retryLabel, onRetry, emptyState, totalsLabel, ...last } = more;
  const { isWindowed = false, footer, ...rest } = last;
  const words = useWords('dataTable', dataTableWords);
  const frame = useRef<HTMLDivElement>(null);
  const tabIndex = useHasOverflow(frame) ? 0 : -1;
  const selection = useSelectionState(givenSelection);
  const table = useDataTable({
    columns,
    rows,
    keyOf,
    selection,
    sortDescriptor,
    defaultSortDescriptor,
    onSortChange,
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
  });
  const hasFailed = errorMessage !== undefined && !isLoading;
  const isEmpty = rows.length === 0 && !isLoading && !hasFailed;
  const hasRows = rows.length > 0 && !isLoading && !hasFailed;
  const getResultText = resultText ?? words.resultText;
  const status = isLoading
    ? (loadingText ?? words.loadingText)
    : !hasFailed && getResultText(rows.length);
  return (
    <div {...mergeProps({ className: styles.root }, rest)}>
      <Toolbar
        {...{ filters, table, columns }}
        sortWords={columns.some(isSortableColumn) ? { ...words.sort, ...sortWords } : undefined}
        status={status || ''}
        chooser={columnChooser && { ...words.columnChooser, ...columnChooser }}
      />
      {selection && hasRows && <SelectionBar table={table} selection={selection} />}
      <div
        ref={frame}
        role="region"
        aria-label={caption}
        tabIndex={tabIndex}
        className={styles.frame}
      >
        {hasFailed && (
          <FocusFallback fallbackRef={frame}>
            <LoadError {...{ errorMessage, onRetry }} retryLabel={retryLabel ?? words.retryLabel} />
          </FocusFallback>
        )}
        {isEmpty && <FocusFallback fallbackRef={frame}>{emptyState}</FocusFallback>}
        {!hasFailed && !isEmpty && (
          <Grid
            {...{ caption, table, selection, density, totalsLabel, isLoading, isWindowed }}
            columns={columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())}
          />
        )}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

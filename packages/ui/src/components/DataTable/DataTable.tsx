import type { RowData } from '@tanstack/react-table';
import { useRef, type ReactNode } from 'react';
import * as styles from './DataTable.css.ts';
import { Failure } from './LoadError.tsx';
import { Grid } from './grid/Grid.tsx';
import { useScrolls } from '../../styles/useHasOverflow.ts';
import { KeepFocus } from './FocusFallback.tsx';
import { BulkBar } from './selection/BulkBar.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import type {
  ColumnChooserWords,
  DataColumn,
  RowKey,
  RowSelection,
  ColumnSort,
  SortWords,
} from './types.ts';
import { useDataTable } from './state/useDataTable.ts';

export type {
  ColumnChooserWords,
  DataColumn,
  RowKey,
  RowSelection,
  ColumnSort,
  SortDirection,
  SortWords,
} from './types.ts';

/** The props of `DataTable`. */
export interface DataTableProps<Row extends RowData> {
  /** Name of the table and of the region it scrolls in; spoken, not shown. */
  caption: string;
  /** The first column names the row, best with a link. */
  columns: readonly DataColumn<Row>[];
  /** The rows that pass the filters. */
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  /** How many rows there are; spoken when it changes. */
  resultText: (count: number) => string;
  /** `compact` for reports that are read by the day. */
  density?: 'comfortable' | 'compact';
  /** The order at first. */
  defaultSort?: ColumnSort;
  /** The order now, when the caller keeps it; goes with `onSort`. */
  sort?: ColumnSort;
  /** Called with another order; rows of a column without `compare` are the caller's to sort. */
  onSort?: (sort: ColumnSort | undefined) => void;
  sortWords?: SortWords;
  /** Lets rows be selected. */
  selection?: RowSelection<Row>;
  /** Lets columns be hidden. */
  columnChooser?: ColumnChooserWords;
  /** Ids of the hidden columns, when the caller remembers them; goes with `onHiddenColumns`. */
  hiddenColumns?: readonly string[];
  onHiddenColumns?: (ids: readonly string[]) => void;
  /** Controls above the table that choose its rows. */
  filters?: ReactNode;
  /** The rows are loading. */
  isPending?: boolean;
  /** Shown instead of the number of rows while they are loading. */
  pendingText?: string;
  /** Shown instead of the rows when they could not be loaded. */
  errorMessage?: string;
  retryLabel?: string;
  onRetry?: () => void;
  /** An `EmptyState`, in place of the table when there is no row. */
  emptyState?: ReactNode;
  /** Name of the row of totals; without it there is none. */
  totalsLabel?: string;
  /** Keeps only the rows near the visible ones in the document; for more than about 500 rows. */
  isWindowed?: boolean;
  /** A pager below the table. */
  footer?: ReactNode;
}

/** Many rows to sort, choose from and add up; each becomes a card where there is little room. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, selection, isPending = false, errorMessage } = props;
  const frame = useRef<HTMLDivElement>(null);
  const tabIndex = useScrolls(frame) ? 0 : -1;
  const table = useDataTable(props);
  const hasFailed = errorMessage !== undefined && !isPending;
  const isEmpty = rows.length === 0 && !isPending && !hasFailed;
  const hasRows = rows.length > 0 && !isPending && !hasFailed;
  const status = isPending ? props.pendingText : !hasFailed && props.resultText(rows.length);
  return (
    <div className={styles.root}>
      <Toolbar
        filters={props.filters}
        status={status || ''}
        table={table}
        columns={columns}
        chooser={props.columnChooser}
        sortWords={props.sortWords}
      />
      {selection && hasRows && <BulkBar table={table} selection={selection} />}
      <div
        ref={frame}
        role="region"
        aria-label={caption}
        tabIndex={tabIndex}
        className={styles.frame}
      >
        {hasFailed && (
          <KeepFocus heir={frame}>
            <Failure {...props} errorMessage={errorMessage} />
          </KeepFocus>
        )}
        {isEmpty && <KeepFocus heir={frame}>{props.emptyState}</KeepFocus>}
        {!hasFailed && !isEmpty && (
          <Grid
            {...{ caption, table, selection, isPending }}
            columns={columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())}
            density={props.density ?? 'comfortable'}
            totalsLabel={props.totalsLabel}
            isWindowed={props.isWindowed ?? false}
          />
        )}
      </div>
      {props.footer !== undefined && <div className={styles.footer}>{props.footer}</div>}
    </div>
  );
}

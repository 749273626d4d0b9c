'use client';
import type { RowData } from '@tanstack/react-table';
import { useRef, useState, type FocusEvent } from 'react';
import * as styles from '../DataTable.css.ts';
import { Head } from './Head.tsx';
import { Rows } from './Rows.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Totals } from './Totals.tsx';
import type { DataColumn, RowRange, SelectionState } from '../types.ts';
import type { TableInstance } from '../state/useDataTable.ts';
import { useGridNavigation } from './useGridNavigation.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** The props of `Grid`. */
export interface GridProps<Row extends RowData> {
  caption: string;
  table: TableInstance<Row>;
  /** The visible columns. */
  columns: readonly DataColumn<Row>[];
  selection: SelectionState<Row> | undefined;
  density: 'comfortable' | 'compact';
  totalsLabel: string | undefined;
  isLoading: boolean;
  isWindowed: boolean;
  range: RowRange;
}

const noFocus = -1;

/** The table element: a grid if rows can be selected, else a plain table. */
export function Grid<Row extends RowData>(props: GridProps<Row>) {
  const { table, columns, selection, totalsLabel, isLoading, isWindowed, range } = props;
  const { rows } = table.getRowModel();
  const isGrid = selection !== undefined;
  const hasRows = rows.length > 0;
  const hasTotals = totalsLabel !== undefined && hasRows;
  const ariaRowCount = range.totalCount + (hasTotals ? 2 : 1);
  const firstRowIndex = range.from + 1;
  const element = useRef<HTMLTableElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const isVirtual = isWindowed && hasRows;
  const virtualizer = useVirtualRows({
    table: element,
    count: rows.length,
    isEnabled: isVirtual,
    focused: focusedId === undefined ? noFocus : rows.findIndex(({ id }) => id === focusedId),
  });
  const keys = useGridNavigation({
    table: element,
    isEnabled: isGrid && hasRows,
    rowCount: rows.length,
    firstRowIndex,
    totalsRowIndex: hasTotals ? ariaRowCount : undefined,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'start', behavior: 'instant' }),
  });

  const trackFocusedRow = (event: FocusEvent) => {
    keys.onFocus?.(event);
    const index = Number(event.target.closest('tbody > tr')?.getAttribute('aria-rowindex'));
    setFocusedId(rows[index - firstRowIndex]?.id);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is a grid when it handles keys
    <table
      ref={element}
      role={isGrid ? 'grid' : 'table'}
      aria-multiselectable={isGrid || undefined}
      aria-rowcount={hasRows ? ariaRowCount : undefined}
      aria-busy={isLoading || undefined}
      className={styles.table}
      data-density={props.density}
      data-windowed={isWindowed || undefined}
      data-loading={(isLoading && hasRows) || undefined}
      onKeyDown={keys.onKeyDown}
      onFocus={isWindowed ? trackFocusedRow : keys.onFocus}
      onBlur={() => setFocusedId(undefined)}
    >
      <caption className={styles.caption}>{props.caption}</caption>
      <Head {...{ table, columns, selection }} />
      <tbody role="rowgroup" className={styles.body}>
        {hasRows ? (
          <Rows
            {...{ columns, rows, selection, firstRowIndex }}
            virtualizer={isVirtual ? virtualizer : undefined}
          />
        ) : (
          <Skeleton columns={columns} hasSelection={isGrid} />
        )}
      </tbody>
      {hasTotals && (
        <Totals label={totalsLabel} columns={columns} isGrid={isGrid} rowIndex={ariaRowCount} />
      )}
    </table>
  );
}

import { useRef, useState, type FocusEvent } from 'react';
import * as styles from './DataTable.css.ts';
import { Head } from './Head.tsx';
import { piecesOf } from './piecesOf.ts';
import { Rows } from './Rows.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Totals } from './Totals.tsx';
import type { DataColumn, RowKey, RowSelection, ColumnSort } from './types.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useWindow } from './useWindow.ts';

/** The props of `Grid`. */
export interface GridProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  sort: ColumnSort | undefined;
  onSort: (sort: ColumnSort) => void;
  selection: RowSelection<Row> | undefined;
  density: 'comfortable' | 'compact';
  totalsLabel: string | undefined;
  isPending: boolean;
  isWindowed: boolean;
}

const noFocus = -1;

/** The table: a grid when rows can be selected, else a plain table. */
export function Grid<Row>(props: GridProps<Row>) {
  const { columns, rows, keyOf, selection, totalsLabel, isPending, isWindowed } = props;
  const isGrid = selection !== undefined;
  const hasTotals = totalsLabel !== undefined && !isPending;
  const rowCount = rows.length + (hasTotals ? 2 : 1);
  const table = useRef<HTMLTableElement>(null);
  const view = useWindow(table, rows.length, isWindowed && !isPending);
  const keys = useGridKeys({
    table,
    isOn: isGrid && !isPending,
    rowCount,
    scrollTo: view.scrollTo,
  });
  const [focusedKey, setFocusedKey] = useState<RowKey>();
  const focused =
    isWindowed && focusedKey !== undefined
      ? rows.findIndex((row) => keyOf(row) === focusedKey)
      : noFocus;

  const keepFocusedRow = (event: FocusEvent) => {
    keys.onFocus?.(event);
    const index = Number(event.target.closest('tbody > tr')?.getAttribute('aria-rowindex')) - 2;
    const row = rows[index];
    setFocusedKey(row === undefined ? undefined : keyOf(row));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is a grid when it handles keys
    <table
      ref={table}
      role={isGrid ? 'grid' : 'table'}
      aria-multiselectable={isGrid || undefined}
      aria-rowcount={isPending ? undefined : rowCount}
      aria-busy={isPending || undefined}
      className={styles.table}
      data-density={props.density}
      data-windowed={isWindowed || undefined}
      onKeyDown={keys.onKeyDown}
      onFocus={keepFocusedRow}
      onBlur={() => setFocusedKey(undefined)}
    >
      <caption className={styles.caption}>{props.caption}</caption>
      <Head
        columns={columns}
        sort={props.sort}
        onSort={props.onSort}
        selection={selection}
        keys={rows.map(keyOf)}
      />
      <tbody role="rowgroup" className={styles.body}>
        {isPending ? (
          <Skeleton columns={columns} hasSelection={isGrid} />
        ) : (
          <Rows
            {...{ columns, rows, keyOf, selection }}
            pieces={piecesOf(rows.length, view, focused)}
            rowSize={view.rowSize}
          />
        )}
      </tbody>
      {hasTotals && (
        <Totals label={totalsLabel} columns={columns} isGrid={isGrid} rowIndex={rowCount} />
      )}
    </table>
  );
}

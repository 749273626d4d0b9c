'use client';
import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { useWords } from '../../../dictionaries/dictionaryContext.ts';
import { dataTableWords } from '../DataTable.words.ts';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import { Icon } from '../../Icon/Icon.tsx';
import * as styles from '../DataTable.css.ts';
import { SelectAll } from '../selection/SelectAll.tsx';
import type { DataColumn, SelectionState } from '../types.ts';
import type { TableInstance } from '../state/useDataTable.ts';

/** The props of `Head`. */
export interface HeadProps<Row extends RowData> {
  table: TableInstance<Row>;
  /** The visible columns. */
  columns: readonly DataColumn<Row>[];
  selection: SelectionState<Row> | undefined;
}

interface ColumnHeaderProps<Row extends RowData> {
  table: TableInstance<Row>;
  column: DataColumn<Row>;
}

const icons = { asc: ArrowUp, desc: ArrowDown } as const;
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function ColumnHeader<Row extends RowData>({ table, column }: ColumnHeaderProps<Row>) {
  const { id, header, align = 'start', isHeaderHidden, isSerial, size } = column;
  const tableColumn = table.getColumn(id);
  const isSortable = tableColumn?.getCanSort() ?? false;
  const direction = tableColumn?.getIsSorted() || undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction && ariaSort[direction]}
      className={isSerial ? styles.serialHeader : styles.columnHeader}
      data-align={align}
      style={size === undefined ? undefined : { minInlineSize: `${size}rem` }}
    >
      {isSortable && (
        <button
          type="button"
          className={styles.sortButton}
          onClick={tableColumn?.getToggleSortingHandler()}
        >
          {header}
          <Icon of={direction ? icons[direction] : ChevronsUpDown} size="small" />
        </button>
      )}
      <span className={isSortable ? styles.cardsOnly : isHeaderHidden ? visuallyHidden : undefined}>
        {header}
      </span>
    </th>
  );
}

/** The row of column headers; a sortable column has a button. */
export function Head<Row extends RowData>({ table, columns, selection }: HeadProps<Row>) {
  const words = useWords('dataTable', dataTableWords);
  const allLabel = selection?.allLabel ?? words.allLabel;
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1}>
        {selection && (
          <th role="columnheader" scope="col" className={styles.selectHeader}>
            <span className={styles.columnsOnly}>
              <SelectAll table={table} label={allLabel} />
            </span>
            <span className={styles.cardsOnly}>{allLabel}</span>
          </th>
        )}
        {columns.map((column) => (
          <ColumnHeader key={column.id} table={table} column={column} />
        ))}
      </tr>
    </thead>
  );
}

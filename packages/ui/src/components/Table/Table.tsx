import type { ComponentProps, ReactNode } from 'react';
import { isShortValue } from '../../styles/isShortValue.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import * as styles from './Table.css.ts';

/** A column of a table. */
export interface Column<Row> {
  id: string;
  header: string;
  /** The header is for screen readers only, for example over a column of links. */
  isHeaderHidden?: boolean;
  /** Alignment of the column, `end` for figures; `start` by default. */
  align?: 'start' | 'end';
  renderCell: (row: Row) => ReactNode;
}

/** The props of `Table`, with those of the native `div` around it. */
export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table; not shown. */
  caption: string;
  /** The first column is the row header. */
  columns: readonly Column<Row>[];
  /** The rows in their order. */
  rows: readonly Row[];
  /** Returns the key of a row. */
  keyOf: (row: Row) => string | number;
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isFirst: boolean;
}

function Cell<Row>({ column, row, isFirst }: CellProps<Row>) {
  if (isFirst) {
    return (
      <th role="rowheader" scope="row" className={styles.rowHeader}>
        {column.renderCell(row)}
      </th>
    );
  }
  const content = column.renderCell(row);
  return (
    <td
      role="cell"
      className={styles.cell}
      data-align={column.align}
      data-short={isShortValue(content) || undefined}
    >
      {column.isHeaderHidden !== true && (
        <span aria-hidden className={styles.cardLabel}>
          {column.header}
        </span>
      )}
      <div>{content}</div>
    </td>
  );
}

/** A table whose rows are cards on small screens; roles are explicit because cards lose them. */
export function Table<Row>({ caption, columns, rows, keyOf, ...rest }: TableProps<Row>) {
  return (
    <div {...mergeProps({ className: styles.root }, rest)}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map(({ id, header, isHeaderHidden, align = 'start' }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={styles.columnHeader}
                data-align={align}
              >
                <span className={isHeaderHidden === true ? visuallyHidden : undefined}>
                  {header}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" className={styles.row}>
              {columns.map((column, index) => (
                <Cell key={column.id} column={column} row={row} isFirst={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

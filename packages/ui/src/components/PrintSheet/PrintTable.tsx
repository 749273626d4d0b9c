import { useId, type ReactNode } from 'react';
import * as styles from './PrintTable.css.ts';

/** A row of the schedule; its first cell names it. */
export interface ScheduleRow {
  id: string;
  cells: readonly ReactNode[];
  /** Emphasized, for example the date of the auction. */
  isStrong?: boolean;
}

/** A schedule: a heading above a table. */
export interface SheetSchedule {
  title: string;
  columns: readonly string[];
  rows: readonly ScheduleRow[];
}

interface ScheduleCellProps {
  name: string;
  isFirst: boolean;
  children: ReactNode;
}

function ScheduleCell({ name, isFirst, children }: ScheduleCellProps) {
  if (isFirst) {
    return (
      <th role="rowheader" scope="row" className={styles.rowHeader}>
        {children}
      </th>
    );
  }
  return (
    <td role="cell" className={styles.cell}>
      <span className={styles.narrowLabel} aria-hidden>
        {name}
      </span>
      {children}
    </td>
  );
}

/** The schedule of a sheet; roles are explicit because narrow screens display the rows as blocks. */
export function PrintTable({ title, columns, rows }: SheetSchedule) {
  const id = useId();
  return (
    <>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <table role="table" aria-labelledby={id} className={styles.table}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className={styles.columnHeader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id: key, cells, isStrong = false }) => (
            <tr key={key} role="row" className={styles.row} data-strong={isStrong || undefined}>
              {columns.map((column, index) => (
                <ScheduleCell key={column} name={column} isFirst={index === 0}>
                  {cells[index]}
                </ScheduleCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

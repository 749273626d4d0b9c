import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import * as styles from '../DataTable.css.ts';
import { SortSelect } from './SortSelect.tsx';
import type { ColumnChooserWords, DataColumn, SortWords } from '../types.ts';
import type { TableInstance } from '../state/useDataTable.ts';

/** The props of `Toolbar`. */
export interface ToolbarProps<Row extends RowData> {
  filters: ReactNode;
  /** Text for the number of rows, or that they are loading. */
  status: string;
  table: TableInstance<Row>;
  columns: readonly DataColumn<Row>[];
  chooser: ColumnChooserWords | undefined;
  sortWords: SortWords | undefined;
  /** The checkbox that shows the details of cards. */
  cardDetails: ReactNode;
}

function describeSort<Row extends RowData>(props: ToolbarProps<Row>): string {
  const [sort] = props.table.state.sorting;
  const column = props.columns.find(({ id }) => id === sort?.id);
  if (!sort || !column) return '';
  return props.sortWords?.orderText(column.header, sort.desc ? 'descending' : 'ascending') ?? '';
}

/** Filters, the number of rows, the column chooser, and the sort select of cards. */
export function Toolbar<Row extends RowData>(props: ToolbarProps<Row>) {
  const { filters, status, table, columns, chooser, sortWords, cardDetails } = props;
  const hasControls = filters !== undefined || chooser !== undefined;
  return (
    <div
      className={styles.toolbar}
      data-bare={(!hasControls && status === '') || undefined}
      data-count-only={(!hasControls && status !== '') || undefined}
    >
      {filters !== undefined && <div className={styles.filters}>{filters}</div>}
      <p role="status" className={styles.result}>
        {status}
      </p>
      {chooser && <ColumnChooser {...chooser} table={table} columns={columns} />}
      {sortWords && (
        <div className={styles.sortSelect}>
          <SortSelect table={table} columns={columns} words={sortWords} />
        </div>
      )}
      {cardDetails && <div className={styles.cardDetails}>{cardDetails}</div>}
      <p role="status" className={visuallyHidden}>
        {describeSort(props)}
      </p>
    </div>
  );
}

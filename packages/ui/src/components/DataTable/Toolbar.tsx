import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import * as styles from './DataTable.css.ts';
import { SortSelect } from './SortSelect.tsx';
import type { ColumnChooserWords, DataColumn, ColumnSort, SortWords } from './types.ts';
import type { ColumnState } from './useColumns.ts';

/** The props of `Toolbar`. */
export interface ToolbarProps<Row> {
  filters: ReactNode;
  /** The number of rows, or that they are loading. */
  status: string;
  columns: readonly DataColumn<Row>[];
  columnState: ColumnState<Row>;
  chooser: ColumnChooserWords | undefined;
  sort: ColumnSort | undefined;
  onSort: (sort: ColumnSort | undefined) => void;
  sortWords: SortWords | undefined;
}

function orderOf<Row>({ sort, sortWords, columns }: ToolbarProps<Row>): string {
  const column = columns.find(({ id }) => id === sort?.column);
  return column && sort ? (sortWords?.orderText(column.header, sort.direction) ?? '') : '';
}

/** Filters, the number of rows, the list of columns, and the order for cards. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { filters, status, columns, columnState, chooser, sort, onSort, sortWords } = props;
  const isBare = filters === undefined && !chooser && status === '';
  return (
    <div className={styles.toolbar} data-bare={isBare || undefined}>
      {filters !== undefined && <div className={styles.filters}>{filters}</div>}
      <p role="status" className={styles.result}>
        {status}
      </p>
      {chooser && <ColumnChooser {...chooser} columns={columnState} />}
      {sortWords && (
        <div className={styles.sortSelect}>
          <SortSelect columns={columns} words={sortWords} sort={sort} onSort={onSort} />
        </div>
      )}
      <p role="status" className={visuallyHidden}>
        {orderOf(props)}
      </p>
    </div>
  );
}

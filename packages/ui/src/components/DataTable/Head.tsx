import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DataTable.css.ts';
import { SelectBox } from './SelectBox.tsx';
import { amountOf, toggledAll } from './selecting.ts';
import {
  canSortBy,
  type ColumnSort,
  type DataColumn,
  type RowKey,
  type RowSelection,
  type SortDirection,
} from './types.ts';

/** The props of `Head`. */
export interface HeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: ColumnSort | undefined;
  onSort: (sort: ColumnSort) => void;
  selection: RowSelection<Row> | undefined;
  keys: readonly RowKey[];
}

interface ColumnHeadProps<Row> {
  column: DataColumn<Row>;
  direction: SortDirection | undefined;
  onSort: (sort: ColumnSort) => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

function ColumnHead<Row>({ column, direction, onSort }: ColumnHeadProps<Row>) {
  const { id, header, align = 'start', isHeaderHidden, size } = column;
  const isSortable = canSortBy(column);
  const sortOn = () =>
    onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={styles.columnHead[align]}
      style={size === undefined ? undefined : { minInlineSize: `${size}rem` }}
    >
      {isSortable && (
        <button type="button" className={styles.sortButton} onClick={sortOn}>
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

/** The names of the columns; a sortable one is a button. */
export function Head<Row>({ columns, sort, onSort, selection, keys }: HeadProps<Row>) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1}>
        {selection && (
          <th role="columnheader" scope="col" className={styles.selectHead}>
            <span className={styles.columnsOnly}>
              <SelectBox
                label={selection.allLabel}
                amount={amountOf(keys, selection.selected)}
                onToggle={() => selection.onSelect(toggledAll(selection.selected, keys))}
              />
            </span>
            <span className={styles.cardsOnly}>{selection.allLabel}</span>
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead
            key={column.id}
            column={column}
            direction={sort?.column === column.id ? sort.direction : undefined}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

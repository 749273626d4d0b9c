import { Select } from '../Select/Select.tsx';
import {
  canSortBy,
  type ColumnSort,
  type DataColumn,
  type SortDirection,
  type SortWords,
} from './types.ts';

/** The props of `SortSelect`. */
export interface SortSelectProps<Row> {
  columns: readonly DataColumn<Row>[];
  words: SortWords;
  sort: ColumnSort | undefined;
  onSort: (sort: ColumnSort | undefined) => void;
}

const directions: readonly SortDirection[] = ['ascending', 'descending'];

/** Sorts the cards, which have no head to press. */
export function SortSelect<Row>({ columns, words, sort, onSort }: SortSelectProps<Row>) {
  const orders = columns.filter(canSortBy).flatMap(({ id, header }) =>
    directions.map((direction) => ({
      sort: { column: id, direction },
      label: words.orderText(header, direction),
    })),
  );
  const place = orders.findIndex(
    (order) => order.sort.column === sort?.column && order.sort.direction === sort.direction,
  );
  return (
    <Select
      label={words.label}
      optionalLabel=""
      placeholder={words.unsorted}
      options={orders.map(({ label }, index) => ({ value: String(index), label }))}
      value={place < 0 ? '' : String(place)}
      onChange={({ target }) => onSort(orders[target.selectedIndex - 1]?.sort)}
    />
  );
}

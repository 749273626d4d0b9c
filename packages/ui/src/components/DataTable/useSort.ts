import { useMemo, useState } from 'react';
import type { ColumnSort, DataColumn } from './types.ts';

/** The order of a table. */
export interface SortState<Row> {
  sort: ColumnSort | undefined;
  setSort: (sort: ColumnSort | undefined) => void;
  /** The rows in that order; equal ones keep the order in which they came. */
  sorted: readonly Row[];
}

/** Which order a table has, when the caller keeps it. */
export interface GivenSort {
  defaultSort?: ColumnSort;
  sort?: ColumnSort;
  onSort?: (sort: ColumnSort | undefined) => void;
}

/** Keeps which column sorts unless the caller does, and sorts by its `compare`. */
export function useSort<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  { defaultSort, sort: given, onSort }: GivenSort,
): SortState<Row> {
  const [own, setOwn] = useState(defaultSort);
  const sort = onSort ? given : own;
  const setSort = (next: ColumnSort | undefined) => {
    setOwn(next);
    onSort?.(next);
  };
  const compare = columns.find(({ id }) => id === sort?.column)?.compare;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const sorted = useMemo(
    () => (compare ? rows.toSorted((one, other) => sign * compare(one, other)) : rows),
    [rows, compare, sign],
  );
  return { sort, setSort, sorted };
}

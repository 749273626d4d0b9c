import { useMemo, useState } from 'react';
import type { DataColumn, ColumnSort } from './types.ts';

/** The order of a table. */
export interface SortState<Row> {
  sort: ColumnSort | undefined;
  setSort: (sort: ColumnSort | undefined) => void;
  /** The rows in that order; equal ones keep the order in which they came. */
  sorted: readonly Row[];
}

/** Keeps which column sorts, and sorts by its `compare`. */
export function useSort<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  first?: ColumnSort,
): SortState<Row> {
  const [sort, setSort] = useState(first);
  const compare = columns.find(({ id }) => id === sort?.column)?.compare;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const sorted = useMemo(
    () => (compare ? rows.toSorted((one, other) => sign * compare(one, other)) : rows),
    [rows, compare, sign],
  );
  return { sort, setSort, sorted };
}

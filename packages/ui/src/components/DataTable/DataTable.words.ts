/** The direction in which a column is sorted. */
export type SortDirection = 'ascending' | 'descending';

/** Which of all rows are shown, counted from 1; `from` and `to` are 0 without any. */
export interface RowRange {
  from: number;
  to: number;
  totalCount: number;
}

/** Texts for sorting. */
export interface SortWords {
  /** Label of the select above the cards, for example "Sort by". */
  label: string;
  /** Label of its first option, the original order of the rows. */
  unsorted: string;
  /** Returns the text of an order, for example "Area, smallest first"; also announced after sorting. */
  orderText: (header: string, direction: SortDirection) => string;
}

/** Texts of the column chooser. */
export interface ColumnChooserWords {
  /** Label of its button. */
  label: string;
  /** Legend of its checkboxes. */
  legend: string;
}

const sort: SortWords = {
  label: 'Sort by',
  unsorted: 'Original order',
  orderText: (header, direction) => `${header}, ${direction}`,
};

const columnChooser: ColumnChooserWords = { label: 'Columns', legend: 'Columns to show' };

/** The words of `DataTable` in English. */
export const dataTableWords = {
  resultText: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  /** Returns the text for a page of rows. */
  rangeText: (_count: number, { from, to, totalCount }: RowRange) =>
    `Rows ${from} to ${to} of ${totalCount.toLocaleString('en-IN')}`,
  loadingText: 'Loading',
  retryLabel: 'Try again',
  sort,
  columnChooser,
  /** Label of the checkbox that shows the details of cards. */
  cardDetailsLabel: 'All details',
  /** Name of the checkbox that selects all rows. */
  allLabel: 'Select all',
  /** Returns the text for the number of selected rows, also for 0, and for how many of them are on other pages. */
  countText: (count: number, countElsewhere: number) => {
    const selected = count === 1 ? '1 row selected' : `${count} rows selected`;
    return countElsewhere === 0 ? selected : `${selected}, ${countElsewhere} on other pages`;
  },
};

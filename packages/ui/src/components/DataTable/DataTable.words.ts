/** The direction in which a column is sorted. */
export type SortDirection = 'ascending' | 'descending';

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
  loadingText: 'Loading',
  retryLabel: 'Try again',
  sort,
  columnChooser,
  /** Name of the checkbox that selects all rows. */
  allLabel: 'Select all',
  /** Returns the text for the number of selected rows, also for 0. */
  countText: (count: number) => (count === 1 ? '1 row selected' : `${count} rows selected`),
};

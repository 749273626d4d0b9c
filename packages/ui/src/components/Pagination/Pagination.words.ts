/** The words of `Pagination` in English. */
export const paginationWords = {
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
  /** The text in place of the numbers on small screens. */
  shortText: (page: number, total: number) => `Page ${page} of ${total}`,
  /** Label of the select for the number of rows. */
  rowsLabel: 'Rows',
};

/** The words of `ChartCard` in English. */
export const chartCardWords = {
  viewLabel: 'View',
  chartLabel: 'Chart',
  tableLabel: 'Table',
};

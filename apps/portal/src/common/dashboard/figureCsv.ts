import type { ChartGroup, ChartSeries } from '@temple-land/ui';

// A text that a spreadsheet would evaluate is made a plain one.
const evaluated = /^[=+\-@\t\r]/;

const quoteCell = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell);
  const text = evaluated.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
};

/** Returns the figures of a chart as CSV, with a byte order mark that tells spreadsheets that it is UTF-8. */
export function buildFigureCsv(
  groupHeader: string,
  series: readonly Pick<ChartSeries, 'label'>[],
  groups: readonly Pick<ChartGroup, 'label' | 'values'>[],
): string {
  const head = [groupHeader, ...series.map(({ label }) => label)];
  const lines = groups.map(({ label, values }) => [label, ...values]);
  return `\uFEFF${[head, ...lines].map((cells) => cells.map(quoteCell).join(',')).join('\r\n')}\r\n`;
}

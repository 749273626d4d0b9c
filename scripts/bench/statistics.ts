/** Returns a percentile of the numbers; `share` from 0 to 1. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the median. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Returns the slope per step of the least-squares line through equidistant values. */
export function fitSlope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const over = values.reduce((sum, value, at) => sum + (at - middle) * value, 0);
  const under = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return over / under;
}

type Row = Record<string, string | number>;

/** Formats rows of equal keys as a Markdown table under a heading. */
export function writeTable(title: string, rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(names.map((name) => row[name] ?? '')));
  return [`\n## ${title}\n`, line(names), line(names.map(() => '---')), ...body].join('\n');
}

/** Prints rows of equal keys as a Markdown table. */
export function printTable(title: string, rows: readonly Row[]): void {
  console.log(writeTable(title, rows));
}

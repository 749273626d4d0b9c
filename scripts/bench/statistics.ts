/** Gives the value below which a share of the numbers lies; `share` from 0 to 1. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Gives the median. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Prints rows of equal keys as a markdown table. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n## ${title}\n`);
  console.log(line(names));
  console.log(line(names.map(() => '---')));
  for (const row of rows) console.log(line(names.map((name) => row[name] ?? '')));
}

import { UnreadableFile } from './sourceTable.ts';

/** What a file may contain: more is refused, because no land record needs it. */
export const limits = {
  zipEntries: 100,
  unpackedBytes: 2_000_000_000,
  compression: 200,
  cornersPerShape: 100_000,
  cellCharacters: 4_000_000,
  columns: 500,
} as const;

/** Throws when a shape has more corners than any outline may have. */
export function refuseTooManyCorners(table: string, row: number, corners: number): void {
  if (corners <= limits.cornersPerShape) return;
  throw new UnreadableFile(
    `${table}, row ${row}: the shape has more than ${limits.cornersPerShape} corners.`,
  );
}

/** Throws when a table has more columns than a register has. */
export function refuseTooManyColumns(table: string, columns: number): void {
  if (columns > limits.columns)
    throw new UnreadableFile(`${table} has more than ${limits.columns} columns.`);
}

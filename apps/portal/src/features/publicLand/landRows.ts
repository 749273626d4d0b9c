/** The land of a place: counts, and acres. */
export interface LandRow {
  name: string;
  /** Absent in the rows of tahasils. */
  tahasils?: number;
  mouzas: number;
  plots: number;
  area: number;
}

/** Returns the sum of rows as a row; acres are added in steps of the fourth decimal, as they are shown. */
export function sumLand(rows: readonly LandRow[], name: string): LandRow {
  const sum = (valueOf: (row: LandRow) => number) =>
    rows.reduce((total, row) => total + valueOf(row), 0);
  return {
    name,
    tahasils: sum(({ tahasils }) => tahasils ?? 0),
    mouzas: sum(({ mouzas }) => mouzas),
    plots: sum(({ plots }) => plots),
    area: sum(({ area }) => Math.round(area * 10_000)) / 10_000,
  };
}

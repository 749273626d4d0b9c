/** The units of area in the land record; acres are stored, the others are computed. */
export type AreaUnit = 'acre' | 'decimal' | 'hectare';

/** One acre is 100 decimals and 4046.8564224 square metres (international acre). */
const squareMetresPerAcre = 4046.8564224;
const perAcre: Readonly<Record<AreaUnit, number>> = {
  acre: 1,
  decimal: 100,
  hectare: squareMetresPerAcre / 10_000,
};

/** Converts an area to another unit, unrounded. */
export function convertArea(value: number, from: AreaUnit, to: AreaUnit): number {
  return from === to ? value : (value / perAcre[from]) * perAcre[to];
}

/** Rounds acres to the four decimals of the land record. */
export function roundAcres(acres: number): number {
  return Math.round(Number(`${acres}e4`)) / 10_000;
}

/** Converts square metres measured on the map to acres with four decimals. */
export function squareMetresToAcres(squareMetres: number): number {
  return roundAcres(squareMetres / squareMetresPerAcre);
}

/** Formats acres as in a record of rights: `Ac. 1.250 dec.`. */
export function formatRecordArea(acres: number): string {
  return `Ac. ${acres.toFixed(3)} dec.`;
}

/** Formats acres as hectares with four decimals: `0.5059 ha`. */
export function formatHectares(acres: number): string {
  return `${convertArea(acres, 'acre', 'hectare').toFixed(4)} ha`;
}

/** Adds acres with four decimals, without floating-point errors. */
export function sumAcres(areas: readonly number[]): number {
  return areas.reduce((sum, acres) => sum + Math.round(acres * 10_000), 0) / 10_000;
}

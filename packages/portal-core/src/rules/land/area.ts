/** The units of area in the land record; acres are stored, the others are computed. */
export type AreaUnit = 'acre' | 'decimal' | 'hectare';

/** One acre is 100 decimals and 4046.8564224 square metres (international acre). */
const squareMetresPerAcre = 4046.8564224;
const perAcre: Readonly<Record<AreaUnit, number>> = {
  acre: 1,
  decimal: 100,
  hectare: squareMetresPerAcre / 10_000,
};

/** Gives an area in another unit, unrounded. */
export function convertArea(value: number, from: AreaUnit, to: AreaUnit): number {
  return from === to ? value : (value / perAcre[from]) * perAcre[to];
}

/** Gives acres rounded to the four decimals in which the record keeps them. */
export function recordedAcres(acres: number): number {
  return Math.round(Number(`${acres}e4`)) / 10_000;
}

/** Gives the acres of square metres, as measured on the map, in the record's four decimals. */
export function acresOfSquareMetres(squareMetres: number): number {
  return recordedAcres(squareMetres / squareMetresPerAcre);
}

/** Gives acres as a record of rights prints them: `Ac. 1.250 dec.`, the decimals behind the point. */
export function recordAreaText(acres: number): string {
  return `Ac. ${acres.toFixed(3)} dec.`;
}

/** Gives acres in hectares with four decimals: `0.5059 ha`. */
export function hectareText(acres: number): string {
  return `${convertArea(acres, 'acre', 'hectare').toFixed(4)} ha`;
}

/** Adds acres without the error of binary fractions, in the record's four decimals. */
export function totalAcres(areas: readonly number[]): number {
  return areas.reduce((sum, acres) => sum + Math.round(acres * 10_000), 0) / 10_000;
}

import { computeRingAcres, getUtmZone, toUtm, type GeoPoint } from '@temple-land/portal-core';
import { localizeDigits } from '../../../i18n/digits.ts';

const metresPerKilometre = 1000;
const [squareMetresPerAcre, decimalsPerAcre, squareMetresPerHectare] = [4046.8564224, 100, 10_000];

/** Returns the metres between two points on the plane of UTM, without its scale. */
function getLength(from: GeoPoint, to: GeoPoint): number {
  const zone = getUtmZone(from.longitude);
  const [a, b] = [toUtm(from, zone), toUtm(to, zone)];
  const middle = (a.easting + b.easting) / 2 - 500_000;
  const scale = 0.9996 * (1 + middle ** 2 / (2 * 6_378_137 ** 2));
  return Math.hypot(b.easting - a.easting, b.northing - a.northing) / scale;
}

/** A measured line: its sides and length in metres, and the area in acres that it encloses when it is closed. */
export interface Measurement {
  sides: readonly number[];
  length: number;
  perimeter: number;
  acres: number;
}

/** Measures points on the ground. */
export function measurePoints(points: readonly GeoPoint[]): Measurement {
  const sides = points.slice(1).map((to, index) => getLength(points[index] ?? to, to));
  const length = sides.reduce((sum, side) => sum + side, 0);
  const [first, last] = [points[0], points.at(-1)];
  const closing = first && last ? getLength(last, first) : 0;
  const acres = computeRingAcres(points.map(({ longitude, latitude }) => [longitude, latitude]));
  return { sides, length, perimeter: length + closing, acres };
}

/** Formats a length in metres, from a kilometre also in kilometres, in the reader's digits. */
export function formatMetres(metres: number): string {
  const exact = `${metres.toFixed(1)} m`;
  const kilometres = `${(metres / metresPerKilometre).toFixed(3)} km`;
  return localizeDigits(metres < metresPerKilometre ? exact : `${kilometres} (${exact})`);
}

/** Formats an area as acres and decimals, as hectares and as square metres, in the reader's digits. */
export function formatArea(
  acres: number,
): readonly [decimals: string, hectares: string, metres: string] {
  const whole = Math.floor(acres);
  const squareMetres = acres * squareMetresPerAcre;
  return [
    `Ac. ${whole}, ${((acres - whole) * decimalsPerAcre).toFixed(2)} dec.`,
    `${(squareMetres / squareMetresPerHectare).toFixed(4)} ha`,
    `${squareMetres.toFixed(1)} m²`,
  ].map(localizeDigits) as [string, string, string];
}

import { fromUtm, toUtm, type GeoPoint } from '@temple-land/portal-core';
import { localizeDigits, toLatinDigits } from '../../../i18n/digits.ts';

const number = String.raw`(\d{1,3}(?:\.\d+)?)`;
const degreesPattern = new RegExp(`^${number}[°\\s]*[NE]?[\\s,;]+${number}[°\\s]*[NE]?$`, 'i');
const utmPattern =
  /^(4[45])\s*[NQ]?[\s,;]+(\d{6}(?:\.\d+)?)\s*(?:m?E)?[\s,;]+(\d{7}(?:\.\d+)?)\s*(?:m?N)?$/i;

/** The largest latitude of a pair; a larger number is the longitude. */
const maxLatitude = 60;

/**
 * Returns the point of typed coordinates: latitude and longitude in degrees in any order ("19.8135, 85.8312"), or UTM
 * ("45N 377570 2191180"), in digits of any script; undefined for another text.
 */
export function parseCoordinates(text: string): GeoPoint | undefined {
  const typed = toLatinDigits(text).trim();
  const utm = utmPattern.exec(typed);
  if (utm) {
    const [zone = 0, easting = 0, northing = 0] = utm.slice(1).map(Number);
    return fromUtm({ zone, easting, northing });
  }
  const degrees = degreesPattern.exec(typed);
  if (!degrees) return undefined;
  const [one = 0, other = 0] = degrees.slice(1).map(Number);
  const [latitude, longitude] = one > maxLatitude ? [other, one] : [one, other];
  return latitude <= 90 && longitude <= 180 ? { latitude, longitude } : undefined;
}

/** Returns a point in degrees as it can be typed: latitude, longitude; on the grid of stored corners. */
export const toCoordinateText = ({ latitude, longitude }: GeoPoint): string =>
  `${latitude.toFixed(7)}, ${longitude.toFixed(7)}`;

/** Formats a point in degrees of WGS 84 in the reader's digits. */
export const formatDegrees = ({ latitude, longitude }: GeoPoint): string =>
  localizeDigits(`${latitude.toFixed(5)}° N, ${longitude.toFixed(5)}° E`);

/** Formats a point in UTM in the reader's digits, in metres. */
export function formatUtm(point: GeoPoint): string {
  const { zone, easting, northing } = toUtm(point);
  return localizeDigits(`${zone}N ${Math.round(easting)} ${Math.round(northing)}`);
}

/** The points of typed lines, and the number of the first line that has none. */
export interface TypedCorners {
  points: readonly GeoPoint[];
  wrongLine: number | undefined;
}

/** Returns the points of lines with coordinates; empty lines are left out. */
export function parseCorners(text: string): TypedCorners {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parsed = lines.map(parseCoordinates);
  const wrong = parsed.indexOf(undefined);
  return {
    points: parsed.filter((point) => point !== undefined),
    wrongLine: wrong === -1 ? undefined : wrong + 1,
  };
}

/** Returns the points of lines as longitude and latitude; a line without coordinates is not a number. */
export const toRing = (text: string): [longitude: number, latitude: number][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const point = parseCoordinates(line);
      return point
        ? [Number(point.longitude.toFixed(7)), Number(point.latitude.toFixed(7))]
        : [Number.NaN, Number.NaN];
    });

/** Returns the corners of an outline: two points are the opposite corners of a box. */
export function toOutline(points: readonly GeoPoint[]): readonly GeoPoint[] {
  const [one, other] = points;
  if (points.length !== 2 || !one || !other) return points;
  return [
    one,
    { latitude: one.latitude, longitude: other.longitude },
    other,
    { latitude: other.latitude, longitude: one.longitude },
  ];
}

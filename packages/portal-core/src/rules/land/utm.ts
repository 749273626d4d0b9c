import type { GeoPoint } from '../../schemas/land/geoPoint.ts';

/** A position in a zone of UTM on the northern half of WGS 84, in metres. */
export interface UtmPoint {
  zone: number;
  easting: number;
  northing: number;
}

const [semiMajorAxis, flattening] = [6_378_137, 1 / 298.257_223_563];
const [scale, falseEasting] = [0.9996, 500_000];
const n = flattening / (2 - flattening);
const radius = (semiMajorAxis / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
const eccentricity = (2 * Math.sqrt(n)) / (1 + n);
const degree = Math.PI / 180;

// Krueger's series to the third power of n, exact to a millimetre within a zone.
const toPlane = [
  n / 2 - (2 / 3) * n ** 2 + (5 / 16) * n ** 3,
  (13 / 48) * n ** 2 - (3 / 5) * n ** 3,
  (61 / 240) * n ** 3,
];
const fromPlane = [
  n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3,
  n ** 2 / 48 + n ** 3 / 15,
  (17 / 480) * n ** 3,
];
const toLatitude = [
  2 * n - (2 / 3) * n ** 2 - 2 * n ** 3,
  (7 / 3) * n ** 2 - (8 / 5) * n ** 3,
  (56 / 15) * n ** 3,
];

const sumOf = (terms: readonly number[], wave: (times: number) => number) =>
  terms.reduce((sum, term, index) => sum + term * wave(2 * (index + 1)), 0);
const getMiddle = (zone: number) => (zone * 6 - 183) * degree;

/** Returns the zone of a longitude: 44 west of 84 degrees east, 45 from there. */
export const getUtmZone = (longitude: number): number => Math.floor((longitude + 180) / 6) + 1;

/** Converts degrees of WGS 84 to UTM, in the zone of the longitude by default. */
export function toUtm({ longitude, latitude }: GeoPoint, zone = getUtmZone(longitude)): UtmPoint {
  const sine = Math.sin(latitude * degree);
  const away = longitude * degree - getMiddle(zone);
  const t = Math.sinh(Math.atanh(sine) - eccentricity * Math.atanh(eccentricity * sine));
  const xi = Math.atan2(t, Math.cos(away));
  const eta = Math.asinh(Math.sin(away) / Math.hypot(t, Math.cos(away)));
  const east = eta + sumOf(toPlane, (k) => Math.cos(k * xi) * Math.sinh(k * eta));
  const north = xi + sumOf(toPlane, (k) => Math.sin(k * xi) * Math.cosh(k * eta));
  return {
    zone,
    easting: falseEasting + scale * radius * east,
    northing: scale * radius * north,
  };
}

/** Converts UTM to degrees of WGS 84. */
export function fromUtm({ zone, easting, northing }: UtmPoint): GeoPoint {
  const [north, east] = [northing / (scale * radius), (easting - falseEasting) / (scale * radius)];
  const xi = north - sumOf(fromPlane, (k) => Math.sin(k * north) * Math.cosh(k * east));
  const eta = east - sumOf(fromPlane, (k) => Math.cos(k * north) * Math.sinh(k * east));
  const chi = Math.asin(Math.sin(xi) / Math.cosh(eta));
  const latitude = chi + sumOf(toLatitude, (k) => Math.sin(k * chi));
  const longitude = getMiddle(zone) + Math.atan2(Math.sinh(eta), Math.cos(xi));
  return { longitude: longitude / degree, latitude: latitude / degree };
}

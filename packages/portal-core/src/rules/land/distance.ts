import type { GeoPoint } from '../../schemas/land/geoPoint.ts';

/** Corners as longitude and latitude in degrees. */
type Ring = readonly (readonly [x: number, y: number])[];

const metresPerDegree = 111_319.49;
const toMetres = (y: number) => [metresPerDegree * Math.cos((y * Math.PI) / 180), metresPerDegree];

/** Returns the half sides of a box around a point in degrees, which contains every point within some metres. */
export function toDegrees({ latitude }: GeoPoint, metres: number): { x: number; y: number } {
  const [x = 1, y = 1] = toMetres(latitude);
  return { x: metres / x, y: metres / y };
}

/** Returns the metres between two points of a few kilometres, in a local flat projection. */
export function getDistance(from: GeoPoint, to: GeoPoint): number {
  const [xScale = 1, yScale = 1] = toMetres(from.latitude);
  const [x, y] = [to.longitude - from.longitude, to.latitude - from.latitude];
  return Math.hypot(x * xScale, y * yScale);
}

function getDistanceToSide([ax, ay]: readonly number[], [bx, by]: readonly number[]): number {
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = [ax, ay, bx, by];
  const [x, y] = [toX - fromX, toY - fromY];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(fromX * x + fromY * y) / length));
  return Math.hypot(fromX + share * x, fromY + share * y);
}

/** Returns whether the origin is inside a ring, by the sides that cross the half line to its right. */
function containsOrigin(ring: Ring): boolean {
  return ring.reduce((isInside, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    const crosses = y > 0 !== nextY > 0 && x + ((0 - y) * (nextX - x)) / (nextY - y) > 0;
    return crosses ? !isInside : isInside;
  }, false);
}

/** Returns the metres from a point to a ring of a few kilometres, 0 inside, in a local flat projection. */
export function getDistanceToRing({ longitude, latitude }: GeoPoint, ring: Ring): number {
  const [xScale = 1, yScale = 1] = toMetres(latitude);
  const local = ring.map(([x, y]) => [(x - longitude) * xScale, (y - latitude) * yScale] as const);
  if (containsOrigin(local)) return 0;
  const sides = local.map((corner, index) =>
    getDistanceToSide(corner, local[(index + 1) % local.length] ?? corner),
  );
  return Math.min(...sides);
}

/** Metres from a plot from which a photo is far from it; the position of a telephone is some twenty metres wrong. */
export const farFromPlotMetres = 100;

/** An outline of a plot, or of a plot beside it. */
interface Outline {
  isOwn: boolean;
  corners: Ring;
}

/** Returns the metres from a point to the nearest of its own plots, 0 inside; undefined without an outline of one. */
export function getDistanceToPlots(
  point: GeoPoint,
  outlines: readonly Outline[],
): number | undefined {
  const distances = outlines
    .filter(({ isOwn, corners }) => isOwn && corners.length > 2)
    .map(({ corners }) => getDistanceToRing(point, corners));
  return distances.length === 0 ? undefined : Math.min(...distances);
}

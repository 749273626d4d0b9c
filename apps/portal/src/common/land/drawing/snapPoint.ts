import type { GeoPoint } from '@temple-land/portal-core';

type Corner = readonly [x: number, y: number];

/** Corners as longitude and latitude, the first one not repeated. */
export type SnapRing = readonly Corner[];

const metresPerDegree = 111_319.49;
/** Stored corners are whole ten-millionths of a degree. */
const unitsPerDegree = 1e7;
const toGrid = (degrees: number) => Math.round(degrees * unitsPerDegree) / unitsPerDegree;

interface Near {
  /** Metres. */
  distance: number;
  corner: Corner;
}

/** Returns the point of a side that is nearest to a point at 0, 0, all in metres. */
function findFoot([ax, ay]: Corner, [bx, by]: Corner): Corner {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return [ax + share * dx, ay + share * dy];
}

const nearer = (one: Near | undefined, other: Near) =>
  one === undefined || other.distance < one.distance ? other : one;

/** Returns the corner of some rings within some metres of a point, else the point of their nearest side within these. */
function findNear(
  { longitude, latitude }: GeoPoint,
  rings: readonly SnapRing[],
  metres: number,
): Near | undefined {
  const across = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  const toMetres = ([x, y]: Corner): Corner => [
    (x - longitude) * across,
    (y - latitude) * metresPerDegree,
  ];
  const best: { corner?: Near; side?: Near } = {};
  for (const ring of rings) {
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      const [a, b] = [toMetres(from), toMetres(to)];
      best.corner = nearer(best.corner, { distance: Math.hypot(...a), corner: from });
      const foot = findFoot(a, b);
      const onSide: Corner = [longitude + foot[0] / across, latitude + foot[1] / metresPerDegree];
      best.side = nearer(best.side, { distance: Math.hypot(...foot), corner: onSide });
    });
  }
  return [best.corner, best.side].find((near) => near && near.distance <= metres);
}

const toPoint = ([x, y]: Corner): GeoPoint => ({ longitude: toGrid(x), latitude: toGrid(y) });

/**
 * Returns the corner of some rings that is within some metres of a point, else the point on their nearest side within
 * these metres, else the point itself; on the grid of stored corners.
 */
export function snapPoint(point: GeoPoint, rings: readonly SnapRing[], metres: number): GeoPoint {
  const found = findNear(point, rings, metres);
  return toPoint(found?.corner ?? [point.longitude, point.latitude]);
}

/** A point that was moved: its number, from 1, and by how many metres. */
export interface MovedPoint {
  number: number;
  metres: number;
}

/** Returns points of which those within some metres of a corner or side of some rings are moved onto it, and which ones. */
export function snapPoints(
  points: readonly GeoPoint[],
  rings: readonly SnapRing[],
  metres: number,
): { points: readonly GeoPoint[]; moved: readonly MovedPoint[] } {
  const moved: MovedPoint[] = [];
  const snapped = points.map((point, index) => {
    const found = findNear(point, rings, metres);
    if (found === undefined) return point;
    const onGrid = toPoint(found.corner);
    const isThere = point.longitude === onGrid.longitude && point.latitude === onGrid.latitude;
    if (!isThere) moved.push({ number: index + 1, metres: found.distance });
    return onGrid;
  });
  return { points: snapped, moved };
}

import { crossesItself } from '../../validators/values/ring.ts';
import {
  distance,
  isSame,
  listCrossings,
  snapUnits,
  type Crossing,
  type Point,
} from './ringCrossings.ts';

/** A corner: longitude and latitude in degrees. */
type Corner = readonly [x: number, y: number];
type Ring = readonly Corner[];

/** Why a ring cannot be divided or rings cannot be joined. */
export type RingFault = 'crossings' | 'narrow' | 'apart' | 'hole' | 'overlap';

const unitsPerDegree = 1e7;

const toPoints = (ring: Ring): Point[] =>
  ring.map(([x, y]) => [Math.round(x * unitsPerDegree), Math.round(y * unitsPerDegree)]);
const toCorners = (points: readonly Point[]): [number, number][] =>
  points.map(([x, y]) => [x / unitsPerDegree, y / unitsPerDegree]);

const keyOf = ([x, y]: Point) => `${x} ${y}`;

/** Twice the area inside points in square units, positive against the clock; exact for a plot. */
function doubleArea(points: readonly Point[]): number {
  const [originX, originY] = points[0] ?? [0, 0];
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x - originX) * (nextY - originY) - (nextX - originX) * (y - originY);
  }, 0);
}

/** Twice the area of a ring in square ten-millionths of a degree, a whole number. */
export const getDoubleArea = (ring: Ring): number => Math.abs(doubleArea(toPoints(ring)));

/** Returns the corners of a ring behind one crossing up to another. */
function listBetween(ring: readonly Point[], from: Crossing, to: Crossing): Point[] {
  const corners: Point[] = [];
  const isAhead = to.side === from.side && to.alongSide > from.alongSide;
  let steps = isAhead ? 0 : (to.side - from.side + ring.length) % ring.length;
  if (!isAhead && steps === 0) steps = ring.length;
  for (let step = 1; step <= steps; step += 1) {
    const corner = ring[(from.side + step) % ring.length];
    if (corner && !isSame(corner, to.point)) corners.push(corner);
  }
  return corners;
}

/**
 * Divides a ring by a line that crosses its outline twice, or begins or ends on it, and is inside between. The two parts
 * have the same corners along the line and all corners of the ring, so that nothing is between them and nothing is in
 * both.
 */
export function divideRing(ring: Ring, line: Ring): readonly [Ring, Ring] | RingFault {
  const points = toPoints(ring);
  const cut = toPoints(line);
  const crossings = listCrossings(points, cut);
  const [first, last] = crossings;
  if (first === undefined || last === undefined || crossings.length > 2) return 'crossings';
  const inner = cut.filter((_, index) => index > first.alongLine && index < last.alongLine);
  const parts = [
    [first.point, ...listBetween(points, first, last), last.point, ...inner.toReversed()],
    [last.point, ...listBetween(points, last, first), first.point, ...inner],
  ] as const;
  const isDivided = parts.every(
    (part) => part.length > 2 && doubleArea(part) !== 0 && !crossesItself(part),
  );
  // A line outside between its crossings makes a part that runs the other way round.
  const turn = Math.sign(doubleArea(points));
  if (parts.some((part) => Math.sign(doubleArea(part)) === -turn)) return 'crossings';
  return isDivided ? [toCorners(parts[0]), toCorners(parts[1])] : 'narrow';
}

const againstClock = (points: readonly Point[]): readonly Point[] =>
  doubleArea(points) < 0 ? points.toReversed() : points;

/** Returns the corners of others on a side, in its order, so that both rings have them. */
function listOnSide([from, to]: [Point, Point], corners: readonly Point[]): Point[] {
  const length = distance(from, to);
  const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return corners
    .flatMap((point) => {
      const [x, y] = [point[0] - from[0], point[1] - from[1]];
      const along = x * alongX + y * alongY;
      const isOn = Math.abs(x * alongY - y * alongX) <= snapUnits;
      return isOn && along > snapUnits && along < length - snapUnits ? [{ point, along }] : [];
    })
    .toSorted((one, other) => one.along - other.along)
    .map(({ point }) => point)
    .filter((point, index, all) => index === 0 || !isSame(point, all[index - 1] ?? from));
}

/** Returns the sides that only one of the rings has, by their first point; undefined if two begin at one point. */
function listOuterSides(rings: readonly (readonly Point[])[]): Map<string, Point> | undefined {
  const sides = new Map<string, [Point, Point]>();
  rings.forEach((ring, index) => {
    const others = rings.filter((_, other) => other !== index).flat();
    ring.forEach((from, at) => {
      const to = ring[(at + 1) % ring.length] ?? from;
      const stops = [from, ...listOnSide([from, to], others), to];
      stops.slice(1).forEach((end, part) => {
        const start = stops[part] ?? end;
        const back = `${keyOf(end)},${keyOf(start)}`;
        if (sides.has(back)) sides.delete(back);
        else sides.set(`${keyOf(start)},${keyOf(end)}`, [start, end]);
      });
    });
  });
  const next = new Map([...sides.values()].map(([start, end]) => [keyOf(start), end]));
  return next.size === sides.size ? next : undefined;
}

/**
 * Joins rings that adjoin: sides of two rings go, the others are the outline. A fault where they do not all meet, where
 * the outline has a hole, or where they overlap.
 */
export function joinRings(rings: readonly Ring[]): Ring | RingFault {
  const parts = rings.map((ring) => againstClock(toPoints(ring)));
  const sides = listOuterSides(parts);
  const start = parts.flat().find((point) => sides?.has(keyOf(point)));
  if (sides === undefined || start === undefined) return 'overlap';
  const joined: Point[] = [];
  for (let at: Point | undefined = start; at !== undefined; at = sides.get(keyOf(at))) {
    if (joined.length > 0 && isSame(at, start)) break;
    joined.push(at);
    if (joined.length > sides.size) return 'overlap';
  }
  const outside = doubleArea(joined);
  if (joined.length < sides.size) {
    const rest = parts.reduce((sum, part) => sum + doubleArea(part), 0);
    return Math.abs(outside) > rest ? 'hole' : 'apart';
  }
  return crossesItself(joined) || outside <= 0 ? 'overlap' : toCorners(joined);
}

const acreParts = 10_000;

/**
 * Shares recorded acres in proportion to areas on the map: each share has four decimals, and they add up to the whole
 * exactly; what remains goes to the largest fractions first.
 */
export function shareAcres(acres: number, areas: readonly number[]): number[] {
  const whole = Math.round(acres * acreParts);
  const total = areas.reduce((sum, area) => sum + area, 0);
  const exact = areas.map((area) => (whole * area) / total);
  const shares = exact.map(Math.floor);
  const rest = whole - shares.reduce((sum, share) => sum + share, 0);
  const byFraction = exact
    .map((share, index) => ({ index, fraction: share - Math.floor(share) }))
    .toSorted((one, other) => other.fraction - one.fraction || one.index - other.index);
  for (const { index } of byFraction.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map((share) => share / acreParts);
}

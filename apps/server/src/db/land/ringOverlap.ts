import type { Ring } from './ring.ts';

/** A side that is not vertical, from left to right: its height at `from`, and 1 where the ring runs to the right. */
interface Side {
  from: number;
  to: number;
  height: number;
  slope: number;
  sign: 1 | -1;
}

/**
 * A ring prepared for comparisons: its bounds, its area in square degrees, and its sides, also in vertical strips of
 * equal width.
 */
export interface PreparedRing {
  west: number;
  east: number;
  south: number;
  north: number;
  area: number;
  sides: readonly Side[];
  stripWidth: number;
  strips: readonly (readonly Side[])[];
}

const sidesPerStrip = 8;
const mostStrips = 128;

function toSides(ring: Ring): Side[] {
  return ring.flatMap(([x, y], index): Side[] => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    if (x === nextX) return [];
    const slope = (nextY - y) / (nextX - x);
    return x < nextX
      ? [{ from: x, to: nextX, height: y, slope, sign: 1 }]
      : [{ from: nextX, to: x, height: nextY, slope, sign: -1 }];
  });
}

const heightAt = ({ from, height, slope }: Side, x: number) => height + slope * (x - from);

/** The area between a base line and the side, positive where the ring runs to the right. */
const areaBelow = (side: Side, base: number) =>
  side.sign *
  (side.to - side.from) *
  ((heightAt(side, side.from) + heightAt(side, side.to)) / 2 - base);

/** Prepares a ring that does not cross itself. */
export function prepareRing(ring: Ring): PreparedRing {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const sides = toSides(ring);
  const signed = sides.reduce((sum, side) => sum + areaBelow(side, south), 0);
  // The inside counts as positive in both directions.
  const inside = sides.map((side): Side =>
    signed < 0 ? { ...side, sign: side.sign === 1 ? -1 : 1 } : side,
  );
  const count = Math.min(mostStrips, Math.ceil(sides.length / sidesPerStrip));
  const stripWidth = (east - west) / count;
  const strips = Array.from({ length: count }, (_, index) => {
    const [from, to] = [west + index * stripWidth, west + (index + 1) * stripWidth];
    return inside.filter((side) => side.from < to && side.to > from);
  });
  return { west, east, south, north, area: Math.abs(signed), sides: inside, stripWidth, strips };
}

/** Integrates the lower one of two sides above a base line from `a` to `b`. */
function areaBelowBoth(one: Side, other: Side, [a, b]: readonly [number, number], base: number) {
  const [oneA, oneB, otherA, otherB] = [
    heightAt(one, a),
    heightAt(one, b),
    heightAt(other, a),
    heightAt(other, b),
  ];
  const [atA, atB] = [oneA - otherA, oneB - otherB];
  const trapezium = (left: number, right: number, width: number) =>
    width * ((left + right) / 2 - base);
  if (atA * atB >= 0) {
    const [left, right] = atA + atB <= 0 ? [oneA, oneB] : [otherA, otherB];
    return trapezium(left, right, b - a);
  }
  const crossing = a + ((b - a) * atA) / (atA - atB);
  const height = heightAt(one, crossing);
  return (
    trapezium(Math.min(oneA, otherA), height, crossing - a) +
    trapezium(height, Math.min(oneB, otherB), b - crossing)
  );
}

function shareWithin(
  sides: readonly Side[],
  others: readonly Side[],
  [from, to]: readonly [number, number],
  base: number,
): number {
  let shared = 0;
  for (const one of sides) {
    if (one.from >= to || one.to <= from) continue;
    for (const other of others) {
      const a = Math.max(from, one.from, other.from);
      const b = Math.min(to, one.to, other.to);
      if (a < b) shared += one.sign * other.sign * areaBelowBoth(one, other, [a, b], base);
    }
  }
  return shared;
}

/** Returns whether the bounds of two rings overlap; then the rings may overlap too. */
export const areBoundsOverlapping = (one: PreparedRing, other: PreparedRing): boolean =>
  one.west < other.east &&
  other.west < one.east &&
  one.south < other.north &&
  other.south < one.north;

/**
 * Computes the area that two rings share, in square degrees. A ring is the sum of the areas below its sides, those that
 * run to the left subtracted; what two rings share is the sum over all pairs of sides of the area below both.
 */
export function computeSharedArea(one: PreparedRing, other: PreparedRing): number {
  if (!areBoundsOverlapping(one, other)) return 0;
  const base = Math.min(one.south, other.south);
  let shared = 0;
  for (const [index, strip] of other.strips.entries()) {
    const west = other.west + index * other.stripWidth;
    const isLast = index === other.strips.length - 1;
    const east = isLast ? other.east : west + other.stripWidth;
    if (one.west >= east || one.east <= west) continue;
    shared += shareWithin(one.sides, strip, [west, east], base);
  }
  return Math.max(0, shared);
}

import { unitsPerDegree, unpackRing, type Ring } from '../../apps/server/src/db/land/ring.ts';

/** A corner in whole units from a fixed point, so that sums of areas are exact. */
type Corner = readonly [x: number, y: number];

const origin: Corner = [85 * unitsPerDegree, 20 * unitsPerDegree];

/** Returns the corners of a packed ring in whole units. */
export const toCorners = (ring: Uint8Array): Corner[] =>
  unpackRing(ring).map(([x, y]) => [
    Math.round(x * unitsPerDegree) - origin[0],
    Math.round(y * unitsPerDegree) - origin[1],
  ]);

const nextOf = <Item>(items: readonly Item[], index: number): Item =>
  items[(index + 1) % items.length] as Item;

/** Returns twice the area inside corners, exactly. */
export function computeTwiceArea(corners: readonly Corner[]): bigint {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = nextOf(corners, index);
    return sum + BigInt(x) * BigInt(nextY) - BigInt(nextX) * BigInt(y);
  }, 0n);
  return twice < 0n ? -twice : twice;
}

/** Counts how many rings have each edge, in either direction. */
export function countEdges(rings: readonly (readonly Corner[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ring of rings) {
    ring.forEach((corner, index) => {
      const ends = [corner.join(), nextOf(ring, index).join()].sort().join(' ');
      counts.set(ends, (counts.get(ends) ?? 0) + 1);
    });
  }
  return counts;
}

const turn = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const isBetween = ([ax, ay]: Corner, [bx, by]: Corner, [x, y]: Corner) =>
  x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);

/** Returns whether two edges have a point in common. */
function isTouching(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  );
}

/** Returns whether no two edges of a ring cross or touch, other than neighbours at their corner. */
export function isSimpleRing(ring: readonly Corner[]): boolean {
  if (ring.length < 3) return false;
  return ring.every((a, one) => {
    const b = nextOf(ring, one);
    if (a[0] === b[0] && a[1] === b[1]) return false;
    return ring.every((c, other) => {
      const isNeighbour = Math.abs(one - other) < 2 || Math.abs(one - other) === ring.length - 1;
      return isNeighbour || other < one || !isTouching(a, b, c, nextOf(ring, other));
    });
  });
}

/** Returns whether a point is inside a ring. */
export function isInRing([x, y]: readonly [number, number], ring: Ring): boolean {
  let isInside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = nextOf(ring, index);
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isInside = !isInside;
  });
  return isInside;
}

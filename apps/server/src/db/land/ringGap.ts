import type { GeoPoint } from '@temple-land/portal-core';
import type { Ring } from './ring.ts';

type Corner = readonly [x: number, y: number];

const metresPerDegree = 111_319.49;

/** Returns whether a point is inside a ring. */
export function isInRing({ longitude: x, latitude: y }: GeoPoint, ring: Ring): boolean {
  let isInside = false;
  let [fromX, fromY] = ring.at(-1) ?? [0, 0];
  for (const [toX, toY] of ring) {
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY))
      isInside = !isInside;
    [fromX, fromY] = [toX, toY];
  }
  return isInside;
}

function getDistanceToSide([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(ax + at * dx - x, ay + at * dy - y);
}

const getTurn = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const areCrossing = (a: Corner, b: Corner, c: Corner, d: Corner) =>
  getTurn(a, b, c) * getTurn(a, b, d) < 0 && getTurn(c, d, a) * getTurn(c, d, b) < 0;

function getGapOfSides(a: Corner, b: Corner, c: Corner, d: Corner): number {
  if (areCrossing(a, b, c, d)) return 0;
  return Math.min(
    getDistanceToSide(a, c, d),
    getDistanceToSide(b, c, d),
    getDistanceToSide(c, a, b),
    getDistanceToSide(d, a, b),
  );
}

const isCornerInside = (ring: Ring, other: Ring) => {
  const [[longitude, latitude] = [0, 0]] = ring;
  return isInRing({ longitude, latitude }, other);
};

/** Returns the metres between two rings of a few kilometres, in a local flat projection; 0 where they share a point. */
export function getRingGap(one: Ring, other: Ring): number {
  if (isCornerInside(one, other) || isCornerInside(other, one)) return 0;
  const [[left, bottom] = [0, 0]] = one;
  const across = metresPerDegree * Math.cos((bottom * Math.PI) / 180);
  const toMetres = ([x, y]: Corner): Corner => [
    (x - left) * across,
    (y - bottom) * metresPerDegree,
  ];
  const [these, those] = [one.map(toMetres), other.map(toMetres)];
  let gap = Infinity;
  for (const [index, a] of these.entries()) {
    const b = these[(index + 1) % these.length] ?? a;
    for (const [place, c] of those.entries()) {
      gap = Math.min(gap, getGapOfSides(a, b, c, those[(place + 1) % those.length] ?? c));
      if (gap === 0) return 0;
    }
  }
  return gap;
}

import { tileExtent, tileMargin } from './tileGrid.ts';

const [least, most] = [-tileMargin, tileExtent + tileMargin];

type ClipEdge = readonly [axis: 0 | 1, limit: number, sign: 1 | -1];
const clipEdges: readonly ClipEdge[] = [
  [0, least, 1],
  [0, most, -1],
  [1, least, 1],
  [1, most, -1],
];

const isInside = (ring: readonly number[]) => ring.every((unit) => unit >= least && unit <= most);

/** Clips a ring at one edge (Sutherland-Hodgman). */
function clipAtEdge(ring: readonly number[], [axis, limit, sign]: ClipEdge): number[] {
  const clipped: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const before = (at + ring.length - 2) % ring.length;
    const [x = 0, y = 0] = [ring[at], ring[at + 1]];
    const [fromX = 0, fromY = 0] = [ring[before], ring[before + 1]];
    const here = ((axis === 0 ? x : y) - limit) * sign;
    const there = ((axis === 0 ? fromX : fromY) - limit) * sign;
    if (here >= 0 !== there >= 0) {
      const share = there / (there - here);
      clipped.push(fromX + (x - fromX) * share, fromY + (y - fromY) * share);
    }
    if (here >= 0) clipped.push(x, y);
  }
  return clipped;
}

/** Clips a ring, in units of a tile, to the tile with its margin; empty if nothing is left. */
export function clipRing(ring: readonly number[]): readonly number[] {
  return isInside(ring) ? ring : clipEdges.reduce<readonly number[]>(clipAtEdge, ring);
}

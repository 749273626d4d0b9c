import { measurePiece } from './pieceArea.ts';
import { getDistance, getMiddle, measureAlong, type Piece, type Point } from './pieces.ts';

/** Returns whether a point is inside a piece and at least a distance from its sides. */
const isDeepInside = (piece: Piece, { x, y }: Point, distance: number) =>
  piece.every(({ start, end }) => {
    const [dx, dy] = [end.point.x - start.point.x, end.point.y - start.point.y];
    const length = Math.hypot(dx, dy);
    return (dx * (y - start.point.y) - dy * (x - start.point.x)) / length >= distance;
  });

/** Where a grid begins, as a share of its step. */
const phases = [
  [0, 0],
  [0.5, 0],
  [0, 0.5],
  [0.5, 0.5],
] as const;

/** Returns the points of a triangular grid well inside a piece, `step` apart. */
function listSites(piece: Piece, step: number, [phaseX, phaseY]: (typeof phases)[number]): Point[] {
  const [west, east] = measureAlong(piece, { x: 1, y: 0 });
  const [south, north] = measureAlong(piece, { x: 0, y: 1 });
  const sites: Point[] = [];
  const high = step * Math.sqrt(0.75);
  for (let row = 0; south + (row + phaseY) * high <= north; row += 1) {
    for (let x = west + (phaseX + (row % 2) / 2) * step; x <= east; x += step) {
      const site = { x, y: south + (row + phaseY) * high };
      if (isDeepInside(piece, site, step * inset)) sites.push(site);
    }
  }
  return sites;
}

/** Of the step of the grid: how far sites are from the sides, and by how much the grid narrows until all fit. */
const [inset, closer] = [0.55, 0.96];

/** Places mouzas in a tahasil, as far apart as it allows, the ones around its middle first. */
export function placeMouzas(piece: Piece, count: number): Point[] {
  let step = 1.5 * Math.sqrt(measurePiece(piece) / Math.max(1, count));
  let sites: Point[] = [];
  while (sites.length < count) {
    step *= closer;
    for (const phase of phases) {
      const found = listSites(piece, step, phase);
      if (found.length > sites.length) sites = found;
    }
  }
  const middle = getMiddle(piece);
  return sites
    .sort((one, other) => getDistance(one, middle) - getDistance(other, middle))
    .slice(0, count);
}

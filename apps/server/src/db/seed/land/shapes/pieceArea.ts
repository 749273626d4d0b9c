import { getAlong, measureAlong, type Cut, type Piece, type Point } from './pieces.ts';

/** Returns the area of a piece on the near side of a cut. */
function measureBelow(piece: Piece, { normal, offset }: Cut): number {
  let twice = 0;
  let [firstX, firstY, lastX, lastY] = [NaN, NaN, NaN, NaN];
  const add = (x: number, y: number) => {
    if (Number.isNaN(firstX)) [firstX, firstY] = [x, y];
    else twice += lastX * y - x * lastY;
    [lastX, lastY] = [x, y];
  };
  for (const { start, end } of piece) {
    const [a, b] = [getAlong(start.point, normal) - offset, getAlong(end.point, normal) - offset];
    if (a <= 0) add(start.point.x, start.point.y);
    if (a < 0 === b < 0) continue;
    const share = a / (a - b);
    add(
      start.point.x + (end.point.x - start.point.x) * share,
      start.point.y + (end.point.y - start.point.y) * share,
    );
  }
  if (!Number.isNaN(firstX)) twice += lastX * firstY - firstX * lastY;
  return Math.abs(twice) / 2;
}

/** Returns the area of a piece. */
export const measurePiece = (piece: Piece): number =>
  measureBelow(piece, { normal: { x: 1, y: 0 }, offset: Infinity });

const searchSteps = 12;

/** Returns the cut across a direction that leaves a share of the piece's area on the near side. */
export function findCut(piece: Piece, normal: Point, share: number): Cut {
  let [least, most] = measureAlong(piece, normal);
  const wanted = measurePiece(piece) * share;
  for (let step = 0; step < searchSteps; step += 1) {
    const offset = (least + most) / 2;
    if (measureBelow(piece, { normal, offset }) < wanted) least = offset;
    else most = offset;
  }
  return { normal, offset: (least + most) / 2 };
}

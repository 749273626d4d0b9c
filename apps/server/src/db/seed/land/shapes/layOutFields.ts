import { addWay, cutBlock, pickBetween, type Board } from './board.ts';
import { sumWeights, type Half, type Wanted } from './divide.ts';
import { measurePiece } from './pieceArea.ts';
import { measureAlong, type Piece } from './pieces.ts';

/** A block between ways, with its parcels. */
export interface Site extends Half {
  /** Houses stand in rows along the road. */
  isSettlement?: boolean;
}

/** Blocks side by side, from west to east. */
export type Row = Site[];

/** The parcels from which land has a path, and a canal. */
const [pathFrom, canalFrom] = [9, 16];

/** Divides parcels in order over pieces by their areas; each piece gets at least one. */
export function shareOut(wanted: readonly Wanted[], pieces: readonly Piece[]): Row {
  const areas = pieces.map(measurePiece);
  const total = areas.reduce((sum, area) => sum + area, 0);
  const weight = sumWeights(wanted);
  let [at, reached, goal] = [0, 0, 0];
  return pieces.map((piece, index) => {
    goal += ((areas[index] ?? 0) / total) * weight;
    const last = wanted.length - (pieces.length - 1 - index);
    const from = at;
    while (at < last && (at === from || reached + (wanted[at]?.weight ?? 0) / 2 <= goal)) {
      reached += wanted[at]?.weight ?? 0;
      at += 1;
    }
    if (index === pieces.length - 1) at = wanted.length;
    return { piece, wanted: wanted.slice(from, at) };
  });
}

/** Cuts the land beyond the settlement by a path and, at best, a canal; its rows are from the north. */
export function layOutFields(
  board: Board,
  piece: Piece,
  wanted: readonly Wanted[],
  { pathAt, hasCanal }: { pathAt: number; hasCanal: boolean },
): Row[] {
  if (wanted.length < pathFrom) return [[{ piece, wanted }]];
  const halves = addWay(board, piece, 'x', pathAt, 'path');
  const [south, north] = measureAlong(piece, { x: 0, y: 1 });
  if (wanted.length < canalFrom) return [shareOut(wanted, halves)];
  const level = south + (north - south) * pickBetween(board.random, 0.38, 0.62);
  const parts = halves.map((half) =>
    hasCanal ? addWay(board, half, 'y', level, 'canal') : cutBlock(board, half, 'y', level),
  );
  const [upper, lower] = [parts.map(([, far]) => far), parts.map(([near]) => near)];
  const blocks = shareOut(wanted, [...upper, ...lower]);
  return [blocks.slice(0, upper.length), blocks.slice(upper.length)];
}

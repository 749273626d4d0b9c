import type { SeededRandom } from '../../random.ts';
import type { ParcelCounts, ParcelKind, Wanted } from './divide.ts';
import { cutPiece, startPlan, type Piece, type Plan } from './pieces.ts';

/** The kind of a way: a strip of a mouza that is no parcel. */
export type WayKind = 'road' | 'path' | 'canal';

/** A strip of a mouza between its parcels. */
export interface Way {
  kind: WayKind;
  piece: Piece;
}

/** A mouza under way: a rectangle in metres around its middle, its ways so far, and the wanted parcels by kind. */
export interface Board {
  plan: Plan;
  random: SeededRandom;
  whole: Piece;
  width: number;
  height: number;
  ways: Way[];
  wanted: Record<ParcelKind, Wanted[]>;
  /** Square metres of a parcel with the weight 1. */
  unit: number;
}

/** The halves of a cut block: the western or southern one first. */
export type Halves = readonly [near: Piece, far: Piece];

const axes = { x: { x: 1, y: 0 }, y: { x: 0, y: 1 } } as const;
const wayWidths: Readonly<Record<WayKind, number>> = { road: 7.5, path: 3.2, canal: 6 };
/** Of the side of the mouza. */
const mostWayWidth = 0.018;

/** The size of parcels relative to the others, and how much it differs. */
const sizes: Readonly<Record<ParcelKind, readonly [size: number, spread: number]>> = {
  home: [0.16, 0.28],
  temple: [0.26, 0.25],
  tank: [0.6, 0.35],
  grove: [0.8, 0.35],
  field: [1.15, 0.5],
};
const parcelKinds = Object.keys(sizes) as ParcelKind[];

/** Returns a number between two others. */
export const pickBetween = ({ next }: SeededRandom, least: number, most: number): number =>
  least + (most - least) * next();

function buildWanted(random: SeededRandom, counts: ParcelCounts): Board['wanted'] {
  const list = (kind: ParcelKind) =>
    Array.from({ length: counts[kind] }, (): Wanted => {
      const [size, spread] = sizes[kind];
      return { kind, weight: size * Math.exp(spread * random.normal()) };
    });
  return {
    home: list('home'),
    temple: list('temple'),
    tank: list('tank'),
    grove: list('grove'),
    field: list('field'),
  };
}

/** Starts a mouza with the given parcels on an area in square metres. */
export function startBoard(random: SeededRandom, counts: ParcelCounts, area: number): Board {
  const ratio = Math.sqrt(pickBetween(random, 0.75, 1.45));
  const [width, height] = [Math.sqrt(area) * ratio, Math.sqrt(area) / ratio];
  const [x, y] = [width / 2, height / 2];
  const { plan, whole } = startPlan([
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]);
  const wanted = buildWanted(random, counts);
  const weight = parcelKinds.reduce(
    (sum, kind) => wanted[kind].reduce((all, one) => all + one.weight, sum),
    0,
  );
  return { plan, random, whole, width, height, ways: [], wanted, unit: area / weight };
}

/** Returns the width of a way in metres; ways of small mouzas are narrower. */
export const getWayWidth = ({ width, height }: Board, kind: WayKind): number =>
  Math.min(wayWidths[kind], mostWayWidth * Math.sqrt(width * height));

/** Cuts a block across an axis. */
export function cutBlock({ plan }: Board, piece: Piece, axis: 'x' | 'y', offset: number): Halves {
  const halves = cutPiece(plan, piece, { normal: axes[axis], offset });
  if (!halves) throw new Error('A cut misses its block.');
  return halves;
}

/** Cuts a way through a block, `offset` along its middle, and returns the halves on both sides. */
export function addWay(
  board: Board,
  piece: Piece,
  axis: 'x' | 'y',
  offset: number,
  kind: WayKind,
): Halves {
  const half = getWayWidth(board, kind) / 2;
  const [near, rest] = cutBlock(board, piece, axis, offset - half);
  const [way, far] = cutBlock(board, rest, axis, offset + half);
  board.ways.push({ kind, piece: way });
  return [near, far];
}

import type { SeededRandom } from '../../random.ts';
import {
  cutPiece,
  getDistance,
  getMiddle,
  measureAlong,
  type Piece,
  type Plan,
  type Point,
} from './pieces.ts';
import { findCut, measurePiece } from './pieceArea.ts';

/** The kind of a parcel of a sample mouza. */
export type ParcelKind = 'home' | 'temple' | 'tank' | 'grove' | 'field';

/** The number of parcels of each kind. */
export type ParcelCounts = Readonly<Record<ParcelKind, number>>;

/** A parcel that a block is to have, with its size relative to others. */
export interface Wanted {
  kind: ParcelKind;
  weight: number;
}

/** A parcel with its piece of the plan. */
export interface Parcel {
  kind: ParcelKind;
  piece: Piece;
}

/** A plan under way, with its random generator. */
export interface Draft {
  plan: Plan;
  random: SeededRandom;
}

/** A part of a block with its parcels. */
export interface Half {
  piece: Piece;
  wanted: readonly Wanted[];
}

/** A block to divide, and the point from which a surveyor comes to it. */
export interface Block extends Half {
  from: Point;
}

const stripsUpTo = 5;
const stripsShare = 0.65;
const bestStripAspect = 2.6;
const mostStripAspect = 6;
/** How near a corner a cut ends at it: of the size of a parcel, and of the width of the narrower part. */
const snapShares = { size: 0.12, width: 0.2 } as const;
const tilts = { block: 0.1, cut: 0.07, strip: 0.025 } as const;

/** Returns the sum of the weights of parcels. */
export const sumWeights = (wanted: readonly Wanted[]): number =>
  wanted.reduce((sum, { weight }) => sum + weight, 0);

const toNormal = (angle: number): Point => ({ x: Math.cos(angle), y: Math.sin(angle) });

function getExtent(piece: Piece, angle: number): number {
  const [least, most] = measureAlong(piece, toNormal(angle));
  return most - least;
}

/** Cuts a piece by shares of its area; a cut that fails is made across the other direction. */
function cutByShare({ plan }: Draft, piece: Piece, angle: number, share: number, parcels: number) {
  const size = Math.sqrt(measurePiece(piece) / parcels);
  for (const direction of [angle, angle + Math.PI / 2]) {
    // A narrow part stays about as wide as it is.
    const narrow = getExtent(piece, direction) * Math.min(share, 1 - share);
    const snap = Math.min(snapShares.size * size, snapShares.width * narrow);
    const cut = findCut(piece, toNormal(direction), share);
    const halves = cutPiece(plan, piece, cut, { snap, isRidge: true });
    if (halves) return halves;
  }
  throw new Error('A piece of a mouza cannot be cut.');
}

/** Returns the direction in which a piece is sliced into strips, and the aspect of the strips. */
function chooseStrips(piece: Piece, base: number, count: number) {
  const [angle, across] = [base, base + Math.PI / 2];
  const [long, wide] = [getExtent(piece, angle), getExtent(piece, across)];
  const options = [
    { angle, aspect: (wide * count) / long },
    { angle: across, aspect: (long * count) / wide },
  ].map((option) => ({ ...option, distance: Math.abs(Math.log(option.aspect / bestStripAspect)) }));
  const [one, other] = [options[0], options[1]];
  return one && other && one.distance <= other.distance ? one : other;
}

/** Returns whether a surveyor who comes from a point reaches the second piece before the first. */
const isNearerToSecond = (from: Point, first: Piece, second: Piece) =>
  getDistance(from, getMiddle(second)) < getDistance(from, getMiddle(first));

/** Slices a block into strips across a direction, one for each parcel, in the order from its entry. */
export function sliceStrips(draft: Draft, { piece, wanted, from }: Block, angle: number): Parcel[] {
  const parcels: Parcel[] = [];
  let rest = piece;
  wanted.forEach(({ kind, weight }, index) => {
    const left = wanted.length - index;
    if (left === 1) {
      parcels.push({ kind, piece: rest });
      return;
    }
    const tilt = angle + (2 * draft.random.next() - 1) * tilts.strip;
    const share = weight / sumWeights(wanted.slice(index));
    const [near, far] = cutByShare(draft, rest, tilt, share, left);
    parcels.push({ kind, piece: near });
    rest = far;
  });
  const [first, last] = [parcels[0], parcels.at(-1)];
  const isReversed = first && last && isNearerToSecond(from, first.piece, last.piece);
  return isReversed ? parcels.toReversed() : parcels;
}

/** Returns how many of the parcels make up the first half of their weight: at least one, not all. */
function findMiddle(wanted: readonly Wanted[]): number {
  const half = sumWeights(wanted) / 2;
  let reached = 0;
  const at = wanted.findIndex(({ weight }) => (reached += weight) >= half);
  return Math.min(wanted.length - 1, Math.max(1, at));
}

function halve(draft: Draft, { piece, wanted }: Block, base: number): Half[] {
  const middle = findMiddle(wanted);
  const [first, second] = [wanted.slice(0, middle), wanted.slice(middle)];
  const isLong = getExtent(piece, base) >= getExtent(piece, base + Math.PI / 2);
  const angle = (isLong ? base : base + Math.PI / 2) + draft.random.normal() * tilts.cut;
  const share = sumWeights(first) / sumWeights(wanted);
  const [near, far] = cutByShare(draft, piece, angle, share, wanted.length);
  return [
    { piece: near, wanted: first },
    { piece: far, wanted: second },
  ];
}

/** Divides blocks one after the other, each from where the one before ended. */
export function divideInTurn(
  halves: readonly Half[],
  from: Point,
  divideOne: (block: Block) => Parcel[],
): Parcel[] {
  const [first, second] = [halves[0], halves[1]];
  const isReversed = first && second && isNearerToSecond(from, first.piece, second.piece);
  const parcels: Parcel[] = [];
  for (const half of isReversed ? halves.toReversed() : halves) {
    const last = parcels.at(-1);
    parcels.push(...divideOne({ ...half, from: last ? getMiddle(last.piece) : from }));
  }
  return parcels;
}

function divide(draft: Draft, block: Block, base: number): Parcel[] {
  const { piece, wanted, from } = block;
  const [only] = wanted;
  if (wanted.length === 1 && only) return [{ kind: only.kind, piece }];
  // A tank is never a strip.
  const canSlice = wanted.every(({ kind }) => kind !== 'tank');
  if (canSlice && wanted.length <= stripsUpTo && draft.random.next() < stripsShare) {
    const strips = chooseStrips(piece, base, wanted.length);
    if (strips && strips.aspect < mostStripAspect) return sliceStrips(draft, block, strips.angle);
  }
  return divideInTurn(halve(draft, block, base), from, (half) => divide(draft, half, base));
}

/**
 * Divides a block into the wanted parcels: halved across the longer side again and again, the last few side by side as
 * long strips. The parcels are in the order of a walk from the entry, in which most adjoin the one before.
 */
export const divideBlock = (draft: Draft, block: Block): Parcel[] =>
  divide(draft, block, (2 * draft.random.next() - 1) * tilts.block);

import { unitsPerDegree, type Ring } from '../../../land/ring.ts';
import type { SeededRandom } from '../../random.ts';
import { bendPlan, createBend } from './bend.ts';
import { cutPiece, measureAlong, startPlan, type Piece, type Plan, type Point } from './pieces.ts';
import { placeMouzas } from './mouzaSites.ts';
import { findCut } from './pieceArea.ts';

/** A district to place: where its chief town is, in degrees, and the number of mouzas of each of its tahasils. */
export interface DistrictWishes {
  town: Point;
  mouzas: readonly number[];
}

/** The places of a district in degrees: its outline, and of each tahasil the outline and the middles of its mouzas. */
export interface DistrictShapes {
  outline: Ring;
  tahasils: { outline: Ring; mouzas: Point[] }[];
}

/** A schematic outline of the state in degrees, counter-clockwise and convex. */
const stateOutline: readonly Point[] = [
  { x: 82.1, y: 18.2 },
  { x: 83.2, y: 18.05 },
  { x: 84.7, y: 18.6 },
  { x: 85.95, y: 19.5 },
  { x: 86.85, y: 20.35 },
  { x: 87.35, y: 21.3 },
  { x: 87.15, y: 22.0 },
  { x: 86.3, y: 22.35 },
  { x: 84.4, y: 22.4 },
  { x: 83.2, y: 21.85 },
  { x: 82.15, y: 20.9 },
  { x: 81.9, y: 19.4 },
];
const kilometresPerDegree = 111.32;
const middleLatitude = 20.3;
const across = kilometresPerDegree * Math.cos((middleLatitude * Math.PI) / 180);
/** Length and reach in kilometres of the waves that bend the borders. */
const waves = [
  [170, 7],
  [64, 2.6],
  [23, 0.9],
  [9, 0.28],
] as const;
const [tolerance, straightUpTo] = [0.12, 1.2];

/** The mouzas for which a district has room at least. */
const leastRoom = 30;

const toPlane = ({ x, y }: Point): Point => ({ x: x * across, y: y * kilometresPerDegree });
const round = (degrees: number) => Math.round(degrees * unitsPerDegree) / unitsPerDegree;
const toDegrees = ({ x, y }: Point): Point => ({
  x: round(x / across),
  y: round(y / kilometresPerDegree),
});
const toNormal = (angle: number): Point => ({ x: Math.cos(angle), y: Math.sin(angle) });

/** A chief town in the plane, the place of its district in the list, and how much room the district needs. */
interface Town {
  at: Point;
  index: number;
  room: number;
}

/** Returns the direction in which towns are farthest apart. */
function findLongestDirection(towns: readonly Town[]): Point {
  const directions = Array.from({ length: 12 }, (_, index) => toNormal((index * Math.PI) / 12));
  const spread = ({ x, y }: Point) => {
    const places = towns.map(({ at }) => at.x * x + at.y * y);
    return Math.max(...places) - Math.min(...places);
  };
  return directions.reduce((best, one) => (spread(one) > spread(best) ? one : best));
}

/** Cuts the state between two halves of its towns, again and again, until each town has a district. */
function cutDistricts(plan: Plan, piece: Piece, towns: readonly Town[]): Map<number, Piece> {
  const [only] = towns;
  if (towns.length === 1 && only) return new Map([[only.index, piece]]);
  const normal = findLongestDirection(towns);
  const ranked = towns
    .map((town) => ({ town, along: town.at.x * normal.x + town.at.y * normal.y }))
    .sort((one, other) => one.along - other.along);
  const middle = Math.floor(ranked.length / 2);
  const [before, after] = [ranked[middle - 1], ranked[middle]];
  if (!before || !after) throw new Error('There is no town to place.');
  // Of two neighbours, the one with more mouzas gets more of the land between their towns.
  const share = before.town.room / (before.town.room + after.town.room);
  const offset = before.along + (after.along - before.along) * share;
  const halves = cutPiece(plan, piece, { normal, offset });
  if (!halves) throw new Error('The towns are outside the state.');
  const list = (part: typeof ranked) => part.map(({ town }) => town);
  return new Map([
    ...cutDistricts(plan, halves[0], list(ranked.slice(0, middle))),
    ...cutDistricts(plan, halves[1], list(ranked.slice(middle))),
  ]);
}

/** Divides a district into tahasils by the number of their mouzas, always across its longest extent. */
function cutTahasils(
  plan: Plan,
  random: SeededRandom,
  piece: Piece,
  mouzas: readonly number[],
): Piece[] {
  if (mouzas.length < 2) return mouzas.map(() => piece);
  const middle = Math.floor(mouzas.length / 2);
  const weigh = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count + 8, 0);
  const [first, second] = [mouzas.slice(0, middle), mouzas.slice(middle)];
  const extent = (angle: number) => {
    const [least, most] = measureAlong(piece, toNormal(angle));
    return most - least;
  };
  const angles = Array.from({ length: 8 }, (_, index) => ((index + random.next()) * Math.PI) / 8);
  const angle = angles.reduce((best, one) => (extent(one) > extent(best) ? one : best));
  const cut = findCut(piece, toNormal(angle), weigh(first) / weigh(mouzas));
  const halves = cutPiece(plan, piece, cut, { snap: 4 });
  if (!halves) throw new Error('A district cannot be cut.');
  return [
    ...cutTahasils(plan, random, halves[0], first),
    ...cutTahasils(plan, random, halves[1], second),
  ];
}

/**
 * Plans districts and tahasils. Districts fill the schematic state, tahasils their district, without gaps; places that
 * touch share the corners of their border. Mouzas lie in their tahasil.
 */
export function planState(
  random: SeededRandom,
  districts: readonly DistrictWishes[],
): DistrictShapes[] {
  const { bend, unbend } = createBend(random, waves);
  const { plan, whole } = startPlan(stateOutline.map(toPlane));
  const towns = districts.map(({ town, mouzas }, index) => {
    const room = Math.sqrt(leastRoom + mouzas.reduce((sum, count) => sum + count, 0));
    return { at: unbend(toPlane(town)), index, room };
  });
  const pieces = cutDistricts(plan, whole, towns);
  const parts = districts.map(({ mouzas }, index) => {
    const piece = pieces.get(index) ?? [];
    return { piece, tahasils: cutTahasils(plan, random, piece, mouzas) };
  });
  const toPoints = bendPlan(plan, { bend, tolerance, straightUpTo });
  const toRing = (piece: Piece): Ring =>
    toPoints(piece).map((point) => {
      const { x, y } = toDegrees(point);
      return [x, y] as const;
    });
  return parts.map(({ piece, tahasils }, index) => ({
    outline: toRing(piece),
    tahasils: tahasils.map((tahasil, at) => ({
      outline: toRing(tahasil),
      mouzas: placeMouzas(tahasil, districts[index]?.mouzas[at] ?? 0).map((site) =>
        toDegrees(bend(site)),
      ),
    })),
  }));
}

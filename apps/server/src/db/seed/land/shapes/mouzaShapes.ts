import { bytesPerCorner, unitsPerDegree } from '../../../land/ring.ts';
import type { SeededRandom } from '../../random.ts';
import type { OutlineColumns } from '../landRows.ts';
import { bendPlan, createBend, type Bend } from './bend.ts';
import type { WayKind } from './board.ts';
import type { ParcelCounts, ParcelKind } from './divide.ts';
import { planMouza } from './mouzaPlan.ts';
import { getDistance, type Point } from './pieces.ts';

const metresPerDegree = 111_319.49;
const squareMetresPerAcre = 4_046.856_422_4;

/** What a map shows besides parcels: ways between them, the water of tanks, settlements and groves. */
export interface Feature {
  kind: WayKind | 'tank' | 'settlement' | 'grove';
  outline: OutlineColumns;
}

/** A parcel of a mouza. */
export interface ParcelShape {
  kind: ParcelKind;
  outline: OutlineColumns;
  acres: number;
  /** Metres from the nearest corner of a canal, else of a tank; 0 without water. */
  fromWater: number;
}

/** The shapes of a mouza. Parcels and ways fill the outline; those that touch share their corners. */
export interface MouzaShapes {
  outline: OutlineColumns;
  /** In the order of their numbers. */
  parcels: ParcelShape[];
  features: Feature[];
}

/** What a mouza is made from. */
export interface MouzaWishes {
  counts: ParcelCounts;
  /** The acres of all parcels together. */
  acres: number;
  /** Its middle in degrees. */
  at: Point;
}

const roundness = 0.22;
/** Of the side of a mouza; the bend of shorter lines is below the tolerance. */
const [tolerance, straightUpTo] = [1 / 750, 1 / 24];
const mostTurn = 0.45;
/** Length and reach of the waves that bend a mouza, as shares of its side. */
const waves = [
  [1.5, 0.055],
  [0.62, 0.021],
  [0.27, 0.004],
] as const;
const waterShare = 0.8;

/** Rounds the corners of a square with sides from -1 to 1. */
const roundSquare = ({ x, y }: Point): Point => ({
  x: x * Math.sqrt(1 - roundness * y * y),
  y: y * Math.sqrt(1 - roundness * x * x),
});

/** Creates the bend of a mouza: rounded, bent by waves, turned a little, and in every second mouza mirrored. */
function createMouzaBend(random: SeededRandom, side: number): Bend {
  const { bend } = createBend(
    random,
    waves.map(([length, reach]) => [length * side, reach * side]),
  );
  const turn = (2 * random.next() - 1) * mostTurn;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // The mirror has the north-west on its axis, where the numbers begin.
  const isMirrored = random.next() < 0.5;
  const half = side * 0.6;
  return (point) => {
    const round = roundSquare({ x: point.x / half, y: point.y / half });
    const bent = bend({ x: round.x * half, y: round.y * half });
    const { x, y } = isMirrored ? { x: -bent.y, y: -bent.x } : bent;
    return { x: x * cos - y * sin, y: x * sin + y * cos };
  };
}

function measureArea(points: readonly Point[]): number {
  let twice = 0;
  let last = points.at(-1);
  for (const point of points) {
    if (last) twice += last.x * point.y - point.x * last.y;
    last = point;
  }
  return Math.abs(twice) / 2;
}

/** Returns the water of a tank: its parcel without the bank, the corners cut off. */
function fillTank(parcel: readonly Point[]): Point[] {
  const middle = parcel.reduce(
    (sum, { x, y }) => ({ x: sum.x + x / parcel.length, y: sum.y + y / parcel.length }),
    { x: 0, y: 0 },
  );
  const bank = parcel.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * waterShare,
    y: middle.y + (y - middle.y) * waterShare,
  }));
  return bank.flatMap((one, index) => {
    const next = bank[(index + 1) % bank.length] ?? one;
    const at = (share: number) => ({
      x: one.x + (next.x - one.x) * share,
      y: one.y + (next.y - one.y) * share,
    });
    return [at(0.25), at(0.75)];
  });
}

/** Returns the function that stores points in metres around a middle, enlarged by `scale`, as an outline in degrees. */
function createOutliner(middle: Point, scale: number) {
  const perMetre = (scale * unitsPerDegree) / metresPerDegree;
  const perMetreAcross = perMetre / Math.cos((middle.y * Math.PI) / 180);
  const [left, bottom] = [middle.x * unitsPerDegree, middle.y * unitsPerDegree];
  return (points: readonly Point[]): OutlineColumns => {
    const ring = Buffer.alloc(points.length * bytesPerCorner);
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    let at = 0;
    for (const point of points) {
      const x = Math.round(left + point.x * perMetreAcross);
      const y = Math.round(bottom + point.y * perMetre);
      at = ring.writeInt32BE(y, ring.writeInt32BE(x, at));
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
    }
    const [right, top] = [east / unitsPerDegree, north / unitsPerDegree];
    const bounds = `(${right},${top}),(${west / unitsPerDegree},${south / unitsPerDegree})`;
    return { bounds, ring };
  };
}

function getDistanceFromWater([corner]: readonly Point[], water: readonly Point[]): number {
  if (!corner || water.length === 0) return 0;
  let nearest = Infinity;
  for (const point of water) nearest = Math.min(nearest, getDistance(point, corner));
  return nearest;
}

/** Builds the shapes of a schematic mouza; the acres of its parcels add up to the wished ones. */
export function buildMouzaShapes(random: SeededRandom, wishes: MouzaWishes): MouzaShapes {
  const { counts, acres, at } = wishes;
  const area = acres * squareMetresPerAcre;
  const side = Math.sqrt(area);
  const { plan, whole, parcels, ways, settlements } = planMouza(random, counts, area);
  const toPoints = bendPlan(plan, {
    bend: createMouzaBend(random, side),
    tolerance: tolerance * side,
    straightUpTo: straightUpTo * side,
    kinks: random,
  });
  const drawn = parcels.map(({ kind, piece }) => {
    const points = toPoints(piece);
    return { kind, points, area: measureArea(points) };
  });
  const perAcre = drawn.reduce((sum, parcel) => sum + parcel.area, 0) / acres;
  const toOutline = createOutliner(at, Math.sqrt(squareMetresPerAcre / perAcre));
  const strips = ways.map(({ kind, piece }) => ({ kind, points: toPoints(piece) }));
  const tanks = drawn
    .filter(({ kind }) => kind === 'tank')
    .map(({ points }) => ({ kind: 'tank' as const, points: fillTank(points) }));
  const areas: { kind: Feature['kind']; points: Point[] }[] = [
    ...settlements.map((piece) => ({ kind: 'settlement' as const, points: toPoints(piece) })),
    ...drawn
      .filter(({ kind }) => kind === 'grove')
      .map(({ points }) => ({ kind: 'grove' as const, points })),
  ];
  const canals = strips.filter(({ kind }) => kind === 'canal');
  const water = (canals.length > 0 ? canals : tanks).flatMap(({ points }) => points);
  return {
    outline: toOutline(toPoints(whole)),
    parcels: drawn.map(({ kind, points, area: drawnArea }) => ({
      kind,
      outline: toOutline(points),
      acres: drawnArea / perAcre,
      fromWater: kind === 'field' ? getDistanceFromWater(points, water) : 0,
    })),
    features: [...strips, ...areas, ...tanks].map(({ kind, points }) => ({
      kind,
      outline: toOutline(points),
    })),
  };
}

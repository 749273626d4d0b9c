import type { SeededRandom } from '../../random.ts';
import type { Line, Piece, Plan, Point, Side } from './pieces.ts';

/** A smooth map of a plane onto itself, which bends straight lines. */
export type Bend = (point: Point) => Point;

/** A wave that shifts points across its direction. */
interface Wave {
  axis: 'x' | 'y';
  reach: number;
  frequency: number;
  phase: number;
}

/** A bend and its inverse. */
export interface InvertibleBend {
  bend: Bend;
  unbend: Bend;
}

/** Shifts a point by waves one after the other; a sign of -1 takes the shift back. */
function shift(waves: readonly Wave[], point: Point, sign: 1 | -1): Point {
  let { x, y } = point;
  for (const { axis, reach, frequency, phase } of waves) {
    if (axis === 'x') x += sign * reach * Math.sin(frequency * y + phase);
    else y += sign * reach * Math.sin(frequency * x + phase);
  }
  return { x, y };
}

/**
 * Creates a bend by waves of the given lengths and reaches, one along each axis. Every wave shears the plane, so that
 * the bend keeps areas and never folds.
 */
export function createBend(
  random: SeededRandom,
  waves: readonly (readonly [length: number, reach: number])[],
): InvertibleBend {
  const all = waves.flatMap(([length, reach]) =>
    (['x', 'y'] as const).map((axis): Wave => {
      const frequency = (2 * Math.PI) / (length * (0.85 + 0.3 * random.next()));
      return { axis, reach, frequency, phase: 2 * Math.PI * random.next() };
    }),
  );
  const backwards = all.toReversed();
  return {
    bend: (point) => shift(all, point, 1),
    unbend: (point) => shift(backwards, point, -1),
  };
}

/** How the lines of a plan are bent. */
export interface BendOptions {
  bend: Bend;
  /** The greatest distance between a bent line and its chords. */
  tolerance: number;
  /** The length up to which a line stays straight. */
  straightUpTo: number;
  /** Bends the edges of fields to the side; they are as straight as other lines without it. */
  kinks?: SeededRandom;
}

const deepest = 6;
const kinkShare = 0.022;

/** Returns whether a point is near the chord of two bent points, at a share of its length. */
const isNearChord = (at: Point, from: Point, to: Point, share: number, tolerance: number) =>
  Math.hypot(at.x - from.x - (to.x - from.x) * share, at.y - from.y - (to.y - from.y) * share) <=
  tolerance;

/** Two ends of a line before and after it is bent. */
interface Span {
  from: Point;
  to: Point;
  bentFrom: Point;
  bentTo: Point;
}

/** Adds the points that follow the bend between two points; neither end is added. */
function follow(span: Span, options: BendOptions, points: Point[], depth = 0): void {
  const { from, to, bentFrom, bentTo } = span;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const { bend, tolerance, straightUpTo } = options;
  if (depth === deepest || x * x + y * y <= straightUpTo * straightUpTo) return;
  const middle = { x: from.x + x / 2, y: from.y + y / 2 };
  const at = bend(middle);
  if (isNearChord(at, bentFrom, bentTo, 0.5, tolerance)) {
    // A line in the shape of an S has its middle on the chord.
    const quarter = depth > 0 ? undefined : bend({ x: from.x + x / 4, y: from.y + y / 4 });
    if (!quarter || isNearChord(quarter, bentFrom, bentTo, 0.25, tolerance)) return;
  }
  follow({ from, to: middle, bentFrom, bentTo: at }, options, points, depth + 1);
  points.push(at);
  follow({ from: middle, to, bentFrom: at, bentTo }, options, points, depth + 1);
}

/** Returns a point near the middle of the edge of a field, a little to its side; undefined for a short edge. */
function findKink(from: Point, to: Point, { kinks, straightUpTo }: BendOptions): Point | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (!kinks || Math.hypot(x, y) < straightUpTo) return undefined;
  const [at, side] = [0.35 + 0.3 * kinks.next(), (2 * kinks.next() - 1) * kinkShare];
  return { x: from.x + x * at - y * side, y: from.y + y * at + x * side };
}

/** Returns the bent points of a line from stop to stop, in the order of the stops; each list begins with its stop. */
function bendLine(line: Line, options: BendOptions): Point[][] {
  const { stops } = line;
  stops.sort((one, other) => one.share - other.share);
  const ends = stops.map(({ point }) => options.bend(point));
  return stops.map(({ point: from }, index) => {
    const [to, bentFrom, bentTo] = [stops[index + 1]?.point, ends[index], ends[index + 1]];
    if (!bentFrom) return [];
    const points = [bentFrom];
    if (!to || !bentTo) return points;
    const kink = line.isRidge ? findKink(from, to, options) : undefined;
    if (kink) {
      const middle = options.bend(kink);
      follow({ from, to: kink, bentFrom, bentTo: middle }, options, points);
      points.push(middle);
      follow({ from: kink, to, bentFrom: middle, bentTo }, options, points);
    } else follow({ from, to, bentFrom, bentTo }, options, points);
    return points;
  });
}

/**
 * Bends the lines of a plan and returns the function that returns the ring of a piece. Pieces that touch have the same
 * points along their common edge.
 */
export function bendPlan({ lines }: Plan, options: BendOptions): (piece: Piece) => Point[] {
  const bent = new Map(lines.map((line) => [line, bendLine(line, options)]));
  const addPoints = ({ line, start, end }: Side, ring: Point[]) => {
    const runs = bent.get(line) ?? [];
    const [from, to] = [line.stops.indexOf(start), line.stops.indexOf(end)];
    for (let run = from; run < to; run += 1) ring.push(...(runs[run] ?? []));
    if (from <= to) return;
    const first = runs[from]?.[0];
    if (first) ring.push(first);
    for (let run = from - 1; run >= to; run -= 1) {
      const points = runs[run] ?? [];
      const last = run === to ? 1 : 0;
      for (let at = points.length - 1; at >= last; at -= 1) ring.push(...points.slice(at, at + 1));
    }
  };
  return (piece) => {
    const ring: Point[] = [];
    for (const side of piece) addPoints(side, ring);
    return ring;
  };
}

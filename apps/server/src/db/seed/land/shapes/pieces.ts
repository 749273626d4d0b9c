/** A point of a plane. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a line that a cut has made, at a share of the line's length. */
interface Stop {
  share: number;
  point: Point;
}

/** A straight line of a plan. The pieces on both sides share it, with every stop that either of them has on it. */
export interface Line {
  from: Point;
  to: Point;
  stops: Stop[];
  /** Whether the line is the edge of a field, which may bend. */
  isRidge: boolean;
}

/** A part of a line along a piece, in the direction of the piece's ring. */
export interface Side {
  line: Line;
  start: Stop;
  end: Stop;
}

/** A convex piece of a plan. */
export type Piece = readonly Side[];

/** A cut: all points whose distance along `normal` is `offset`. */
export interface Cut {
  normal: Point;
  offset: number;
}

// Two cuts at one place, from both sides of a line, end at one point.
const leastSnap = 0.01;

/** How a cut is made. */
export interface CutOptions {
  /** A cut that would end this near a corner ends at the corner. */
  snap?: number;
  isRidge?: boolean;
}

/** A plan that is divided by straight cuts. Pieces that touch share the points of their edges exactly. */
export interface Plan {
  lines: Line[];
}

/** Returns the distance of a point along a direction. */
export const getAlong = ({ x, y }: Point, normal: Point) => x * normal.x + y * normal.y;

function addLine(plan: Plan, from: Point, to: Point, isRidge: boolean): Side {
  const [start, end] = [
    { share: 0, point: from },
    { share: 1, point: to },
  ] as const;
  const line: Line = { from, to, stops: [start, end], isRidge };
  plan.lines.push(line);
  return { line, start, end };
}

/** Starts a plan with a convex outline, counter-clockwise. */
export function startPlan(corners: readonly Point[]): { plan: Plan; whole: Piece } {
  const plan: Plan = { lines: [] };
  const whole = corners.map((corner, index) =>
    addLine(plan, corner, corners[(index + 1) % corners.length] ?? corner, false),
  );
  return { plan, whole };
}

/** Returns the range of a piece along a direction. */
export function measureAlong(piece: Piece, normal: Point): readonly [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const { start } of piece) {
    const distance = getAlong(start.point, normal);
    least = Math.min(least, distance);
    most = Math.max(most, distance);
  }
  return [least, most];
}

/** Returns the middle of the corners of a piece. */
export function getMiddle(piece: Piece): Point {
  let [x, y] = [0, 0];
  for (const { start } of piece) [x, y] = [x + start.point.x, y + start.point.y];
  return { x: x / piece.length, y: y / piece.length };
}

/** Returns the distance of two points. */
export const getDistance = (one: Point, other: Point): number =>
  Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);

/** Returns the stop at which a cut crosses a side: one that is there already if it is near, else a new one. */
function stopAt(side: Side, { normal, offset }: Cut, snap: number): Stop {
  const { line, start, end } = side;
  const [a, b] = [getAlong(start.point, normal), getAlong(end.point, normal)];
  const share = start.share + ((end.share - start.share) * (offset - a)) / (b - a);
  const length = getDistance(line.from, line.to);
  const [least, most] = [Math.min(start.share, end.share), Math.max(start.share, end.share)];
  let near: Stop | undefined;
  let distance = snap / length;
  for (const stop of line.stops) {
    const away = Math.abs(stop.share - share);
    if (away > distance || stop.share < least || stop.share > most) continue;
    near = stop;
    distance = away;
  }
  if (near) return near;
  const point = {
    x: line.from.x + (line.to.x - line.from.x) * share,
    y: line.from.y + (line.to.y - line.from.y) * share,
  };
  const stop = { share, point };
  line.stops.push(stop);
  return stop;
}

const hasLength = ({ start, end }: Side) => start !== end;

/**
 * Cuts a piece in two: the part on the near side of the cut and the part beyond it; undefined if the cut misses it.
 * Both share the new line.
 */
export function cutPiece(
  plan: Plan,
  piece: Piece,
  cut: Cut,
  { snap = leastSnap, isRidge = false }: CutOptions = {},
): readonly [near: Piece, far: Piece] | undefined {
  const isFar = piece.map(({ start }) => getAlong(start.point, cut.normal) > cut.offset);
  const next = (index: number) => (index + 1) % piece.length;
  const [into, outOf] = [
    piece.findIndex((_, index) => !isFar[index] && isFar[next(index)]),
    piece.findIndex((_, index) => isFar[index] && !isFar[next(index)]),
  ];
  const [entry, exit] = [piece[into], piece[outOf]];
  if (!entry || !exit) return undefined;
  const [first, second] = [stopAt(entry, cut, snap), stopAt(exit, cut, snap)];
  const between = (from: number, to: number) => {
    const sides: Side[] = [];
    for (let index = next(from); index !== to; index = next(index)) {
      const side = piece[index];
      if (side) sides.push(side);
    }
    return sides;
  };
  const { line, start, end } = addLine(plan, first.point, second.point, isRidge);
  const far = [
    { ...entry, start: first },
    ...between(into, outOf),
    { ...exit, end: second },
    { line, start: end, end: start },
  ];
  const near = [
    { ...exit, start: second },
    ...between(outOf, into),
    { ...entry, end: first },
    { line, start, end },
  ];
  const halves = [near.filter(hasLength), far.filter(hasLength)] as const;
  if (halves.every((half) => half.length > 2)) return halves;
  // The cut would run along a side.
  plan.lines.pop();
  return snap > leastSnap ? cutPiece(plan, piece, cut, { isRidge }) : undefined;
}

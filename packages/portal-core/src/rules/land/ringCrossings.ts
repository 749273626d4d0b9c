/** A point on the grid of stored corners, ten-millionths of a degree. */
export type Point = readonly [x: number, y: number];

/** About two centimetres: a point this near to a corner or a side counts as on it. */
export const snapUnits = 2;

/** Returns whether two points are one. */
export const isSame = ([ax, ay]: Point, [bx, by]: Point) => ax === bx && ay === by;

/** Returns the distance of two points in units of the grid. */
export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** A point at which a line meets a ring: behind which corner of the ring, and how far along the line. */
export interface Crossing {
  point: Point;
  side: number;
  alongSide: number;
  alongLine: number;
}

function findCrossing([a, b]: [Point, Point], [c, d]: [Point, Point]) {
  const [abX, abY, cdX, cdY] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const turn = abX * cdY - abY * cdX;
  if (turn === 0) return undefined;
  const [acX, acY] = [c[0] - a[0], c[1] - a[1]];
  const onFirst = (acX * cdY - acY * cdX) / turn;
  const onSecond = (acX * abY - acY * abX) / turn;
  if (onFirst < 0 || onFirst > 1 || onSecond < 0 || onSecond > 1) return undefined;
  const point: Point = [Math.round(a[0] + abX * onFirst), Math.round(a[1] + abY * onFirst)];
  return { point, onFirst, onSecond };
}

/** Returns where an end of a line lies on a ring, with the sides that meet there; undefined where it is not on it. */
function findEnd(ring: readonly Point[], end: Point, alongLine: number) {
  const corner = ring.findIndex((each) => distance(each, end) <= snapUnits);
  const point = ring[corner];
  if (point) {
    const sides = [corner, (corner + ring.length - 1) % ring.length];
    return { point, side: corner, alongSide: 0, alongLine, sides };
  }
  for (const [side, from] of ring.entries()) {
    const to = ring[(side + 1) % ring.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = dx * dx + dy * dy;
    const alongSide = ((end[0] - from[0]) * dx + (end[1] - from[1]) * dy) / length;
    const foot: Point = [from[0] + alongSide * dx, from[1] + alongSide * dy];
    const away = distance(foot, end);
    if (alongSide <= 0 || alongSide >= 1 || away > snapUnits) continue;
    // A point of the side is itself rounded to the grid.
    const onSide: Point = away <= 1 ? end : [Math.round(foot[0]), Math.round(foot[1])];
    return { point: onSide, side, alongSide, alongLine, sides: [side] };
  }
  return undefined;
}

/**
 * Returns where a line meets a ring, in the order of the line; a point near a corner is that corner, and an end near a
 * side is on it.
 */
export function listCrossings(ring: readonly Point[], line: readonly Point[]): Crossing[] {
  const ends = [0, line.length - 1].map((at) => {
    const end = line[at];
    return end && findEnd(ring, end, at);
  });
  const found: Crossing[] = ends.filter((end) => end !== undefined);
  const [first, last] = ends;
  // A straight part meets a side once: there where its end is on it.
  const isOfEnd = (part: number, side: number) =>
    (part === 0 && first?.sides.includes(side) === true) ||
    (part === line.length - 2 && last?.sides.includes(side) === true);
  line.slice(1).forEach((end, part) => {
    const start = line[part] ?? end;
    ring.forEach((from, side) => {
      if (isOfEnd(part, side)) return;
      const to = ring[(side + 1) % ring.length] ?? from;
      const crossing = findCrossing([from, to], [start, end]);
      if (crossing === undefined) return;
      const corner = [from, to].find((each) => distance(each, crossing.point) <= snapUnits);
      const point = corner ?? crossing.point;
      if (found.some((other) => isSame(other.point, point))) return;
      const atEnd = corner === to;
      found.push({
        point,
        side: atEnd ? (side + 1) % ring.length : side,
        alongSide: corner === undefined ? crossing.onFirst : 0,
        alongLine: part + crossing.onSecond,
      });
    });
  });
  return found.toSorted((one, other) => one.alongLine - other.alongLine);
}

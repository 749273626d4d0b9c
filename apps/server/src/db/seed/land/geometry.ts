import type { Ring } from '../../land/ring.ts';

const metresPerDegree = 111_319.49;
const squareMetresPerAcre = 4_046.856_422_4;

/** A rectangle in metres from the corner of its mouza. */
interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Returns the number of areas that make up the first half of their sum: at least one, not all. */
function findMiddle(areas: readonly number[]): number {
  const half = sum(areas) / 2;
  let reached = 0;
  const at = areas.findIndex((area) => (reached += area) >= half);
  return Math.min(areas.length - 1, Math.max(1, at));
}

/** Splits a rectangle into one rectangle per area, in order, always across the longer side. */
function splitRectangle(areas: readonly number[], whole: Rectangle): Rectangle[] {
  if (areas.length <= 1) return areas.map(() => whole);
  const middle = findMiddle(areas);
  const [first, second] = [areas.slice(0, middle), areas.slice(middle)];
  const share = sum(first) / sum(areas);
  const { x, y, width, height } = whole;
  if (width >= height) {
    const edge = width * share;
    return [
      ...splitRectangle(first, { x, y, width: edge, height }),
      ...splitRectangle(second, { x: x + edge, y, width: width - edge, height }),
    ];
  }
  const edge = height * share;
  return [
    ...splitRectangle(first, { x, y, width, height: edge }),
    ...splitRectangle(second, { x, y: y + edge, width, height: height - edge }),
  ];
}

const toCorners = ({ x, y, width, height }: Rectangle): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Skews a ring by a slope; areas stay unchanged. */
const skew = (slope: number) => (ring: Ring) => ring.map(([x, y]) => [x + slope * y, y] as const);

function toDegrees(ring: Ring, [longitude, latitude]: readonly [number, number]): Ring {
  const across = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return ring.map(([x, y]) => [longitude + x / across, latitude + y / metresPerDegree] as const);
}

/** Returns the side in degrees of a square with the given acres. */
export const getSideDegrees = (acres: number) =>
  Math.sqrt(acres * squareMetresPerAcre) / metresPerDegree;

/**
 * Builds the shapes of a schematic mouza: an outline slightly larger than its land, and a shape for each plot with the
 * plot's acres, skewed by `slope`.
 */
export function buildMouzaShapes(
  acres: readonly number[],
  at: readonly [longitude: number, latitude: number],
  slope: number,
): { outline: Ring; plots: Ring[] } {
  const areas = acres.map((acre) => acre * squareMetresPerAcre);
  const side = Math.sqrt(sum(areas));
  const lean = skew(slope);
  const margin = side * 0.02;
  const around = { x: -margin, y: -margin, width: side + 2 * margin, height: side + 2 * margin };
  const whole = { x: 0, y: 0, width: side, height: side };
  return {
    outline: toDegrees(lean(toCorners(around)), at),
    plots: splitRectangle(areas, whole).map((piece) => toDegrees(lean(toCorners(piece)), at)),
  };
}

const crossProduct = (
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [cx, cy]: readonly [number, number],
) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

function buildHalfHull(points: Ring): Ring {
  const hull: (readonly [number, number])[] = [];
  for (const point of points) {
    let [before, last] = [hull.at(-2), hull.at(-1)];
    while (before && last && crossProduct(before, last, point) <= 0) {
      hull.pop();
      [before, last] = [hull.at(-2), hull.at(-1)];
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** Returns the convex hull of shapes. */
export function buildConvexHull(shapes: readonly Ring[]): Ring {
  const points = shapes.flat().sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...buildHalfHull(points), ...buildHalfHull([...points].reverse())];
}

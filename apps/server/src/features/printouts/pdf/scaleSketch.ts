import type { Ring } from '../../../db/land/ring.ts';

/** A point on a page. */
export type PagePoint = readonly [x: number, y: number];

/** Rings drawn to a scale in a box. */
export interface ScaledSketch {
  /** The rings in the order in which they were given, in points from the upper left corner of the box. */
  rings: readonly (readonly PagePoint[])[];
  /** How many times smaller than the land the drawing is on A4. */
  scale: number;
  /** A round number of metres, and its length in points. */
  bar: { metres: number; length: number };
}

const metresPerDegree = 111_319.49;
const metresPerPoint = 0.0254 / 72;
const roundSteps = [1, 2, 2.5, 4, 5] as const;
const smallestScale = 100;

/** Returns the smallest round scale that is not below a number: 1 : 100, 200, 250, 400, 500, 1,000 … */
function roundScale(least: number): number {
  for (let power = smallestScale; ; power *= 10) {
    const found = roundSteps.map((step) => step * power).find((scale) => scale >= least);
    if (found !== undefined) return found;
  }
}

/** Returns the longest round number of metres, 1, 2 or 5 with zeros, that is at most `most`. */
function roundMetres(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
}

/** Draws rings of longitude and latitude to a round scale, north up, in the middle of a box of points. */
export function scaleSketch(
  rings: readonly Ring[],
  box: { width: number; height: number },
): ScaledSketch {
  const corners = rings.flat();
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const middle = { x: (west + east) / 2, y: (south + north) / 2 };
  const eastMetres = metresPerDegree * Math.cos((middle.y * Math.PI) / 180);
  const least = Math.max(
    ((east - west) * eastMetres) / (box.width * metresPerPoint),
    ((north - south) * metresPerDegree) / (box.height * metresPerPoint),
  );
  const scale = roundScale(least);
  const pointsPerMetre = 1 / (scale * metresPerPoint);
  const metres = roundMetres((box.width * 0.4) / pointsPerMetre);
  return {
    rings: rings.map((ring) =>
      ring.map(([x, y]): PagePoint => [
        box.width / 2 + (x - middle.x) * eastMetres * pointsPerMetre,
        box.height / 2 - (y - middle.y) * metresPerDegree * pointsPerMetre,
      ]),
    ),
    scale,
    bar: { metres, length: metres * pointsPerMetre },
  };
}

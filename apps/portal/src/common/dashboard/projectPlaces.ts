import type { PlaceFigures } from '@temple-land/portal-core';

/** A place as it is drawn: the path of its outline and the middle of it. */
export interface DrawnPlace {
  code: number;
  path: string;
  centre: { x: number; y: number };
}

/** The places in a box, north up. */
export interface PlaceDrawing {
  width: number;
  height: number;
  places: readonly DrawnPlace[];
}

const width = 600;
const getMiddle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/**
 * Returns the outlines of places projected to a box of 600 units in width; places without an outline are left out.
 * Degrees of longitude are shorter by the cosine of the latitude.
 */
export function projectPlaces(
  places: readonly Pick<PlaceFigures, 'code' | 'outline'>[],
): PlaceDrawing {
  const drawn = places.filter(({ outline }) => outline.length > 2);
  const corners = drawn.flatMap(({ outline }) => outline);
  if (corners.length === 0) return { width, height: 0, places: [] };
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const shrink = Math.cos((getMiddle(ys) * Math.PI) / 180);
  const [west, north] = [Math.min(...xs), Math.max(...ys)];
  const scale = width / ((Math.max(...xs) - west) * shrink);
  const project = ([x, y]: readonly [number, number]) => ({
    x: (x - west) * shrink * scale,
    y: (north - y) * scale,
  });
  return {
    width,
    height: (north - Math.min(...ys)) * scale,
    places: drawn.map(({ code, outline }) => {
      const points = outline.map(project);
      const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
      return {
        code,
        path: `M${line}Z`,
        centre: {
          x: getMiddle(points.map(({ x }) => x)),
          y: getMiddle(points.map(({ y }) => y)),
        },
      };
    }),
  };
}

/** The steps of a scale: each ends at a value, both ends included. */
export interface ScaleStep {
  from: number;
  to: number;
}

/** Returns at most five steps of equal width from zero to the largest value, in whole numbers. */
export function buildScale(values: readonly number[]): ScaleStep[] {
  const largest = Math.max(0, ...values);
  const size = Math.max(1, Math.ceil(largest / 5));
  const count = Math.max(1, Math.ceil(largest / size));
  return Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? 0 : index * size + 1,
    to: (index + 1) * size,
  }));
}

/** Returns the index of the step of a value. */
export const findStep = (scale: readonly ScaleStep[], value: number): number => {
  const index = scale.findIndex(({ to }) => value <= to);
  return index === -1 ? scale.length - 1 : index;
};

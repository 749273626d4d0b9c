import type { GeoPoint } from '@temple-land/portal-core';

/** A point of a drawing in its pixels, y downwards. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A corner of an outline: longitude and latitude. */
export type Corner = readonly [x: number, y: number];

/** The size of the drawing before it is enlarged. */
export const mapSize = { width: 400, height: 300 } as const;
/** The part of the size that stays free on each side. */
const margin = 0.04;

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Returns the middle of the box around corners. */
export const findMiddle = (corners: readonly Corner[]): GeoPoint => ({
  longitude: middleOf(corners.map(([x]) => x)),
  latitude: middleOf(corners.map(([, y]) => y)),
});

/** The two directions between degrees and the drawing. */
export interface MapProjection {
  size: { width: number; height: number };
  toMap: (point: GeoPoint) => MapPoint;
  toGround: (point: MapPoint) => GeoPoint;
}

/**
 * Returns the projection in which corners fill a drawing that is enlarged by `scale`, north up. Degrees of longitude are
 * shorter by the cosine of the latitude.
 */
export function createProjection(corners: readonly Corner[], scale = 1): MapProjection {
  const size = { width: mapSize.width * scale, height: mapSize.height * scale };
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [middleX, middleY] = [middleOf(xs), middleOf(ys)];
  const shrink = Math.cos((middleY * Math.PI) / 180);
  const [across, up] = [spanOf(xs) * shrink, spanOf(ys)];
  const perDegree = (1 - 2 * margin) * Math.min(size.width / across, size.height / up);
  return {
    size,
    toMap: ({ longitude, latitude }) => ({
      x: size.width / 2 + (longitude - middleX) * shrink * perDegree,
      y: size.height / 2 - (latitude - middleY) * perDegree,
    }),
    toGround: ({ x, y }) => ({
      longitude: middleX + (x - size.width / 2) / (shrink * perDegree),
      latitude: middleY - (y - size.height / 2) / perDegree,
    }),
  };
}

/** Returns whether a point is in a drawing. */
export const isInDrawing = ({ x, y }: MapPoint, { width, height }: MapProjection['size']) =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** Returns the path of an SVG around points. */
export const toPath = (points: readonly MapPoint[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the point moved by an arrow key, kept inside the drawing; undefined for another key. */
export function moveByKey(
  key: string,
  { x, y }: MapPoint,
  { step, size }: { step: number; size: MapProjection['size'] },
): MapPoint | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const keep = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    x: keep(x + direction[0] * step, size.width),
    y: keep(y + direction[1] * step, size.height),
  };
}

import type { PlotOutline } from '@temple-land/portal-core';

/** The outlines of plots as they are drawn: the path of each in a box of 100 by 100. */
export interface DrawnOutline {
  plotNo: string;
  isOwn: boolean;
  /** The path of an SVG. */
  path: string;
  /** Where its number is written. */
  centre: { x: number; y: number };
}

const boxSize = 100;
/** The share of the box that a plot leaves free on each side, where its neighbours begin. */
const margin = 0.22;

const getMiddle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const getSpan = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/**
 * Returns outlines projected to a square box around the own plot, north up; empty without an own outline. Degrees of
 * longitude are shorter by the cosine of the latitude.
 */
export function projectOutlines(outlines: readonly PlotOutline[]): DrawnOutline[] {
  const own = outlines.find(({ isOwn }) => isOwn)?.corners ?? [];
  if (own.length < 3) return [];
  const [xs, ys] = [own.map(([x]) => x), own.map(([, y]) => y)];
  const [middleX, middleY] = [getMiddle(xs), getMiddle(ys)];
  const shrink = Math.cos((middleY * Math.PI) / 180);
  const span = Math.max(getSpan(xs) * shrink, getSpan(ys));
  const scale = (boxSize * (1 - 2 * margin)) / span;
  const project = ([x, y]: readonly [number, number]) => ({
    x: boxSize / 2 + (x - middleX) * shrink * scale,
    y: boxSize / 2 - (y - middleY) * scale,
  });
  return outlines.map(({ corners, ...outline }) => {
    const points = corners.map(project);
    const line = points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
    const centre = {
      x: getMiddle(points.map(({ x }) => x)),
      y: getMiddle(points.map(({ y }) => y)),
    };
    return { ...outline, path: `M${line}Z`, centre };
  });
}

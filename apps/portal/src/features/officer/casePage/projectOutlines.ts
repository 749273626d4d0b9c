import type { GeoPoint, PlotOutline } from '@temple-land/portal-core';
import { toPath } from '../../../common/land/map/mapProjection.ts';

/** The outlines of plots as they are drawn: the path of each in a box of 100 by 100. */
export interface DrawnOutline {
  plotNo: string;
  isOwn: boolean;
  /** The path of an SVG. */
  path: string;
  /** Where its number is written. */
  centre: { x: number; y: number };
}

/** The outlines of a sketch and where its pin stands. */
export interface Sketch {
  outlines: readonly DrawnOutline[];
  pin: { x: number; y: number } | undefined;
  /** The path of the part that is asked for. */
  part: string | undefined;
}

const boxSize = 100;
/** The share of the box that a plot leaves free on each side, where its neighbours begin. */
const margin = 0.22;

const getMiddle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const getSpan = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

type Corner = readonly [number, number];

/** The most widths of a plot between it and a pin; further away the plot would be too small to be seen. */
const pinWidths = 3;

function isBeside(own: readonly Corner[], [x, y]: Corner): boolean {
  const [xs, ys] = [own.map(([cx]) => cx), own.map(([, cy]) => cy)];
  const most = pinWidths * Math.max(getSpan(xs), getSpan(ys));
  return Math.abs(x - getMiddle(xs)) <= most && Math.abs(y - getMiddle(ys)) <= most;
}

/** Returns the corners that a sketch is drawn around: the own plot with its pin, or what is around a pin alone. */
function listFramed(outlines: readonly PlotOutline[], pin: Corner | undefined): readonly Corner[] {
  const own = outlines.find(({ isOwn }) => isOwn)?.corners ?? [];
  if (own.length > 2) return pin && isBeside(own, pin) ? [...own, pin] : own;
  return pin && outlines.length > 0 ? [...outlines.flatMap(({ corners }) => corners), pin] : [];
}

/**
 * Returns outlines, a pin and a drawn part projected to a square box around the own plot, north up; nothing without an
 * own outline or a pin. Degrees of longitude are shorter by the cosine of the latitude.
 */
export function projectOutlines(
  outlines: readonly PlotOutline[],
  pin?: GeoPoint,
  part: readonly Corner[] = [],
): Sketch {
  const at = pin && ([pin.longitude, pin.latitude] as const);
  const framed = listFramed(outlines, at);
  if (framed.length === 0) return { outlines: [], pin: undefined, part: undefined };
  const [xs, ys] = [framed.map(([x]) => x), framed.map(([, y]) => y)];
  const [middleX, middleY] = [getMiddle(xs), getMiddle(ys)];
  const shrink = Math.cos((middleY * Math.PI) / 180);
  const span = Math.max(getSpan(xs) * shrink, getSpan(ys));
  const scale = (boxSize * (1 - 2 * margin)) / span;
  const project = ([x, y]: Corner) => ({
    x: boxSize / 2 + (x - middleX) * shrink * scale,
    y: boxSize / 2 - (y - middleY) * scale,
  });
  const drawn = outlines.map(({ corners, ...outline }) => {
    const points = corners.map(project);
    const centre = {
      x: getMiddle(points.map(({ x }) => x)),
      y: getMiddle(points.map(({ y }) => y)),
    };
    return { ...outline, path: toPath(points), centre };
  });
  const isShown = at !== undefined && framed.includes(at);
  const drawnPart = part.length > 0 ? toPath(part.map(project)) : undefined;
  return { outlines: drawn, pin: isShown ? project(at) : undefined, part: drawnPart };
}

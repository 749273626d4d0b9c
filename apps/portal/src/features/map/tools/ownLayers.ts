import {
  computeRingAcres,
  maxOutlineCorners,
  maxOutlines,
  type Extent,
  type MapFileShape,
} from '@temple-land/portal-core';
import type { PatternName } from '../canvas/patterns.ts';
import { getExtent } from '../page/mapFeatures.ts';

/** A file of one's own that is laid over the map, until the page is left. */
export interface OwnLayer {
  /** The id in the legend. */
  id: string;
  /** The name of the file. */
  name: string;
  shapes: readonly MapFileShape[];
  pattern: PatternName;
  isShown: boolean;
  /** In percent. */
  opacity: number;
}

/** The most files over the map at a time; each has a pattern that no other one has. */
export const ownPatterns = ['plus', 'wave', 'bricks', 'grid'] as const satisfies PatternName[];

/** Returns the acres of a shape: its outer rings without their holes. */
export const getShapeAcres = ({ polygons }: MapFileShape): number =>
  polygons.reduce((sum, [outer = [], ...holes]) => {
    const withoutHoles = holes.reduce((rest, hole) => rest - computeRingAcres(hole), 0);
    return sum + computeRingAcres(outer) + withoutHoles;
  }, 0);

/** Returns the acres of all shapes of a layer. */
export const getLayerAcres = ({ shapes }: Pick<OwnLayer, 'shapes'>): number =>
  shapes.reduce((sum, shape) => sum + getShapeAcres(shape), 0);

/** Returns the bounds of a layer. */
export const getLayerExtent = ({ shapes }: Pick<OwnLayer, 'shapes'>): Extent | undefined =>
  getExtent(shapes.map(({ polygons }) => polygons));

/**
 * Returns the outer rings of a layer, or of one of its shapes, as the outlines of a selection; undefined for a layer that
 * is not there, and where there are more than a selection takes.
 */
export function listOutlines(layer: OwnLayer | undefined, shape: string) {
  const shapes = layer?.shapes.filter((_, index) => shape === '' || String(index) === shape) ?? [];
  const rings = shapes.flatMap(({ polygons }) =>
    polygons.flatMap(([outer]) => (outer ? [outer] : [])),
  );
  const isTooMuch = rings.length > maxOutlines || rings.flat().length > maxOutlineCorners;
  return rings.length === 0 || isTooMuch ? undefined : rings;
}

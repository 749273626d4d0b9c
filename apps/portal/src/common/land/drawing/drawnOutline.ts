import { crossesItself, type GeoPoint } from '@temple-land/portal-core';

/** What is drawn: a closed outline or a line. */
export type DrawnKind = 'outline' | 'line';

/** The least corners of what is drawn. */
export const minCorners: Readonly<Record<DrawnKind, number>> = { outline: 3, line: 2 };

const toCorner = ({ longitude, latitude }: GeoPoint) => [longitude, latitude] as const;

/** Why a drawn outline is not one: too few corners, or sides that cross. */
export type OutlineFault = 'corners' | 'crossing';

/** Returns why points are no outline; undefined for one. */
export function findOutlineFault(points: readonly GeoPoint[]): OutlineFault | undefined {
  if (points.length < minCorners.outline) return 'corners';
  return crossesItself(points.map(toCorner)) ? 'crossing' : undefined;
}

/** Returns an outline as a GeoJSON file, which the imports and the own layers of the map read. */
export function toGeoJson(points: readonly GeoPoint[], name: string): string {
  const ring = [...points, ...points.slice(0, 1)].map(toCorner);
  const geometry = { type: 'Polygon', coordinates: [ring] };
  const feature = { type: 'Feature', properties: { name }, geometry };
  return JSON.stringify({ type: 'FeatureCollection', features: [feature] });
}

import type { Extent, MapLayer } from '@temple-land/portal-core';
import { isMarkLayer, markLayers } from '../canvas/marks.ts';

/** The facts of a mark, as far as it has them. */
export interface Mark {
  plotNo?: string;
  kind?: string;
  /** yyyy-MM-dd. */
  endsOn?: string;
  count?: number;
}

/** A place that the map draws: an outline with its figures, or a plot. */
export interface DrawnPlace {
  layer: MapLayer['id'];
  /** The name of a place, the number of a plot. */
  name: string;
  /** Empty for places that are no plot. */
  plotCode: string;
  plots: number | undefined;
  /** Acres. */
  area: number | undefined;
  /** What a mark says beside its name: number of its plot, kind and end of a lease, how many there are. */
  mark: Mark;
  extent: Extent;
}

type Point = readonly [x: number, y: number];

function* pointsOf(value: unknown): Generator<Point> {
  if (!Array.isArray(value)) return;
  const [x, y]: unknown[] = value;
  if (typeof x === 'number' && typeof y === 'number') yield [x, y];
  else for (const inner of value) yield* pointsOf(inner);
}

/** Returns the bounds of GeoJSON coordinates of any depth; undefined without a point. */
export function extentOf(coordinates: unknown): Extent | undefined {
  let extent: Extent | undefined;
  for (const [x, y] of pointsOf(coordinates)) {
    extent = {
      minX: Math.min(extent?.minX ?? x, x),
      minY: Math.min(extent?.minY ?? y, y),
      maxX: Math.max(extent?.maxX ?? x, x),
      maxY: Math.max(extent?.maxY ?? y, y),
    };
  }
  return extent;
}

/** Returns the bounds of several bounds. */
export function joined(extents: readonly Extent[]): Extent | undefined {
  return extentOf(
    extents.flatMap(({ minX, minY, maxX, maxY }) => [
      [minX, minY],
      [maxX, maxY],
    ]),
  );
}

/** A feature of a tile as the map gives it. */
export interface TileFeature {
  source: string;
  properties: Readonly<Record<string, unknown>>;
  geometry: unknown;
}

const layers: readonly MapLayer['id'][] = [
  'districts',
  'tahasils',
  'mouzas',
  'plots',
  ...markLayers,
];
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

const markTexts = ['plotNo', 'kind', 'endsOn'] as const;

function markOf(properties: TileFeature['properties']): Mark {
  const texts = markTexts.flatMap((name) => {
    const value = properties[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const count = numberOf(properties['count']);
  return { ...Object.fromEntries(texts), ...(count === undefined ? {} : { count }) };
}

/** Returns the places of drawn features, each once, its pieces of several tiles joined; largest layer first. */
export function placesOf(features: readonly TileFeature[]): DrawnPlace[] {
  const found = new Map<string, DrawnPlace>();
  for (const { source, properties, geometry } of features) {
    const layer = layers.find((id) => id === source);
    const { coordinates } = geometry as { coordinates?: unknown };
    const extent = extentOf(coordinates);
    const name = properties['name'] ?? properties['plotNo'];
    if (layer === undefined || extent === undefined || typeof name !== 'string') continue;
    const plotCode = String(properties['plotCode'] ?? '');
    const key = `${layer} ${plotCode} ${name}`;
    const before = found.get(key);
    found.set(key, {
      layer,
      name,
      plotCode,
      plots: numberOf(properties['plots']),
      area: numberOf(properties['area']),
      mark: isMarkLayer(layer) ? markOf(properties) : {},
      extent: joined(before ? [before.extent, extent] : [extent]) ?? extent,
    });
  }
  const byName = (one: DrawnPlace, other: DrawnPlace) =>
    layers.indexOf(one.layer) - layers.indexOf(other.layer) ||
    one.name.localeCompare(other.name, 'en', { numeric: true });
  return [...found.values()].sort(byName);
}

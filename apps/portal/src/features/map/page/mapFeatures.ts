import type { Extent, Language, MapLayer } from '@temple-land/portal-core';
import { themeSources, type MapTheme } from '../canvas/mapThemes.ts';
import { isOverlayLayer, overlayLayers } from '../canvas/overlayLayers.ts';

/** The facts of an overlay feature. */
export interface OverlayFacts {
  plotNo?: string;
  kind?: string;
  /** yyyy-MM-dd. */
  endsOn?: string;
  count?: number;
}

/** A place on the map: an outline with its figures, or a plot. */
export interface MapFeature {
  layer: MapLayer['id'];
  /** The name of a place, or the number of a plot. */
  name: string;
  /** Empty for places that are not plots. */
  plotCode: string;
  /** The values by which it can be coloured. */
  values: Readonly<Record<MapTheme, string>>;
  plots: number | undefined;
  /** Acres. */
  area: number | undefined;
  /** The facts of an overlay: number of its plot, kind and end of a lease, count. */
  overlay: OverlayFacts;
  extent: Extent;
}

type Point = readonly [x: number, y: number];

function* iteratePoints(value: unknown): Generator<Point> {
  if (!Array.isArray(value)) return;
  const [x, y]: unknown[] = value;
  if (typeof x === 'number' && typeof y === 'number') yield [x, y];
  else for (const inner of value) yield* iteratePoints(inner);
}

/** Returns the bounds of GeoJSON coordinates of any depth; undefined without a point. */
export function getExtent(coordinates: unknown): Extent | undefined {
  let extent: Extent | undefined;
  for (const [x, y] of iteratePoints(coordinates)) {
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
export function joinExtents(extents: readonly Extent[]): Extent | undefined {
  return getExtent(
    extents.flatMap(({ minX, minY, maxX, maxY }) => [
      [minX, minY],
      [maxX, maxY],
    ]),
  );
}

/** A feature of a tile as the map library returns it. */
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
  ...overlayLayers,
];
const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

const overlayTexts = ['plotNo', 'kind', 'endsOn'] as const;

const toThemeValues = (properties: TileFeature['properties']): MapFeature['values'] => {
  const valueOf = (theme: MapTheme) => String(properties[themeSources[theme].property] ?? '');
  return {
    status: valueOf('status'),
    kisam: valueOf('kisam'),
    satwa: valueOf('satwa'),
    lease: valueOf('lease'),
    case: valueOf('case'),
  };
};

function toOverlayFacts(properties: TileFeature['properties']): OverlayFacts {
  const texts = overlayTexts.flatMap((name) => {
    const value = properties[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const count = toNumber(properties['count']);
  return { ...Object.fromEntries(texts), ...(count === undefined ? {} : { count }) };
}

const nameProperties: Readonly<Record<Language, string>> = {
  en: 'name',
  or: 'nameOr',
  hi: 'nameHi',
};

/** Returns the name of a tile feature in a language, else in English; undefined without a name. */
export function getFeatureName(
  { properties }: Pick<TileFeature, 'properties'>,
  language: Language,
): string | undefined {
  const names = [properties[nameProperties[language]], properties['name']];
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}

/**
 * Returns the places of tile features, their names in a language, without duplicates, pieces of several tiles joined;
 * largest layer first.
 */
export function toMapFeatures(features: readonly TileFeature[], language: Language): MapFeature[] {
  const found = new Map<string, MapFeature>();
  for (const feature of features) {
    const { source, properties, geometry } = feature;
    const layer = layers.find((id) => id === source);
    const { coordinates } = geometry as { coordinates?: unknown };
    const extent = getExtent(coordinates);
    const { plotNo } = properties;
    const name = getFeatureName(feature, language) ?? (typeof plotNo === 'string' ? plotNo : '');
    if (layer === undefined || extent === undefined || name === '') continue;
    const plotCode = String(properties['plotCode'] ?? '');
    const key = `${layer} ${plotCode} ${name}`;
    const before = found.get(key);
    found.set(key, {
      layer,
      name,
      plotCode,
      values: toThemeValues(properties),
      plots: toNumber(properties['plots']),
      area: toNumber(properties['area']),
      overlay: isOverlayLayer(layer) ? toOverlayFacts(properties) : {},
      extent: joinExtents(before ? [before.extent, extent] : [extent]) ?? extent,
    });
  }
  const comparePlaces = (one: MapFeature, other: MapFeature) =>
    layers.indexOf(one.layer) - layers.indexOf(other.layer) ||
    one.name.localeCompare(other.name, language, { numeric: true });
  return [...found.values()].sort(comparePlaces);
}

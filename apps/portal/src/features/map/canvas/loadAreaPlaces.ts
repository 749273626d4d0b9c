import { VectorTile } from '@mapbox/vector-tile';
import type { Extent, Language, MapLayer } from '@temple-land/portal-core';
import { PbfReader } from 'pbf';
import { toHttpError, getSessionError } from '../../../api/call/callError.ts';
import { sendToService } from '../../../api/call/transport.ts';
import { getSession } from '../../../state/session.ts';
import { buildTileQuery, listAreaTiles, type TileAddress } from './areaTiles.ts';
import { toMapFeatures, type MapFeature, type TileFeature } from '../page/mapFeatures.ts';
import { isFeatureVisible, type VisibleLayers } from './visibleLayers.ts';

async function loadFeatures(
  { id, day }: { id: MapLayer['id']; day: string | undefined },
  { z, x, y }: TileAddress,
  signal: AbortSignal,
) {
  const path = `geo/tiles/${id}/${z}/${x}/${y}${buildTileQuery(id, day)}`;
  const token = getSession()?.token;
  const response = await sendToService({ method: 'GET', path, token, signal });
  if (!response.ok) throw getSessionError(response) ?? toHttpError(response);
  const layer = new VectorTile(new PbfReader(await response.arrayBuffer())).layers[id];
  return Array.from({ length: layer?.length ?? 0 }, (_, index): TileFeature[] => {
    const feature = layer?.feature(index);
    return feature
      ? [
          {
            source: id,
            properties: feature.properties,
            geometry: feature.toGeoJSON(x, y, z).geometry,
          },
        ]
      : [];
  }).flat();
}

const overlaps = (one: Extent, other: Extent) =>
  one.minX <= other.maxX &&
  one.maxX >= other.minX &&
  one.minY <= other.maxY &&
  one.maxY >= other.minY;

/** The visible layers to load over an area. */
export interface AreaRequest {
  language: Language;
  layers: readonly MapLayer[];
  shown: VisibleLayers;
  /** The day of the plots; undefined for today's. */
  day: string | undefined;
  area: Extent;
}

/** Loads the places of an area from the map tiles, without drawing them; throws CallError. */
export async function loadAreaPlaces(
  { language, layers, shown, day, area }: AreaRequest,
  signal: AbortSignal,
): Promise<MapFeature[]> {
  const visibleLayers = layers.filter(({ id }) => shown.outlines.includes(id));
  const requests = visibleLayers.flatMap((layer) =>
    listAreaTiles(area, layer).map((tile) => loadFeatures({ id: layer.id, day }, tile, signal)),
  );
  const features = (await Promise.all(requests))
    .flat()
    .filter((feature) => isFeatureVisible(feature, shown));
  return toMapFeatures(features, language).filter(({ extent }) => overlaps(extent, area));
}

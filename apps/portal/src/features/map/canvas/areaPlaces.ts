import { VectorTile } from '@mapbox/vector-tile';
import type { Extent, MapLayer } from '@temple-land/portal-core';
import { PbfReader } from 'pbf';
import { toHttpError, getSessionError } from '../../../api/call/callError.ts';
import { sendToService } from '../../../api/call/transport.ts';
import { getSession } from '../../../state/session.ts';
import { tilesOver, type TileAddress } from './areaTiles.ts';
import { placesOf, type DrawnPlace, type TileFeature } from '../page/places.ts';
import type { Shown } from './shownLayers.ts';

async function featuresOf(id: MapLayer['id'], { z, x, y }: TileAddress, signal: AbortSignal) {
  const path = `geo/tiles/${id}/${z}/${x}/${y}`;
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

const isShown = ({ source, properties }: TileFeature, { kinds }: Shown) =>
  source !== 'plots' || kinds.some((kind) => kind === properties['status']);

const overlaps = (one: Extent, other: Extent) =>
  one.minX <= other.maxX &&
  one.maxX >= other.minX &&
  one.minY <= other.maxY &&
  one.maxY >= other.minY;

/** What is read of the map's tiles: the layers that are shown, over an area. */
export interface WantedArea {
  layers: readonly MapLayer[];
  shown: Shown;
  area: Extent;
}

/** Returns the places of an area from the tiles of the map, without drawing them; throws CallError. */
export async function placesOver(
  { layers, shown, area }: WantedArea,
  signal: AbortSignal,
): Promise<DrawnPlace[]> {
  const wanted = layers.filter(({ id }) => shown.outlines.includes(id));
  const read = wanted.flatMap((layer) =>
    tilesOver(area, layer).map((tile) => featuresOf(layer.id, tile, signal)),
  );
  const features = (await Promise.all(read)).flat().filter((feature) => isShown(feature, shown));
  return placesOf(features).filter(({ extent }) => overlaps(extent, area));
}

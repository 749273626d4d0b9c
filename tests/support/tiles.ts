import { gunzipSync } from 'node:zlib';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { MapLayer } from '@temple-land/portal-core';
import type { Answered, SignedInUser, TestApp } from './makeApp.ts';
import { buildUrl } from './wire.ts';

/** The address of a map tile. */
export interface Address {
  z: number;
  x: number;
  y: number;
  /** The day as of which it is requested (yyyy-MM-dd); today without one. */
  day?: string;
}

/** Returns the tile of a position at a zoom level, by the formula of slippy maps. */
export function getTileAt([longitude, latitude]: readonly [number, number], z: number): Address {
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
  return { z, x, y };
}

/** Requests a tile like the map: accepts gzip and sends the ETag of its cached tile, if any. */
export function requestTile(
  service: TestApp,
  user: SignedInUser | undefined,
  layer: MapLayer['id'],
  { z, x, y, day }: Address,
  held?: string,
): Promise<Answered> {
  const headers: Record<string, string> = { 'accept-encoding': 'gzip, br' };
  if (user) headers['authorization'] = `Bearer ${user.token}`;
  if (held !== undefined) headers['if-none-match'] = held;
  return service.raw({
    method: 'GET',
    url: buildUrl(`geo/tiles/${layer}/${z}/${x}/${y}${day === undefined ? '' : `?day=${day}`}`),
    headers,
  });
}

/** Decodes a tile, decompressed if needed, with the Mapbox decoder; undefined for an empty tile. */
export function decodeLayer(
  { bytes, headers }: Answered,
  layer: MapLayer['id'],
): VectorTileLayer | undefined {
  const plain = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
  return new VectorTile(new PbfReader(plain)).layers[layer];
}

/** Returns the features of a layer; none if it is undefined. */
export const listFeatures = (layer: VectorTileLayer | undefined) =>
  layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : [];

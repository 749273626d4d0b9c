import type { MapLayer } from '@temple-land/portal-core';
import type { TileAddress } from './tileGrid.ts';

type Zooms = Pick<MapLayer, 'minZoom' | 'maxZoom'>;

/**
 * The layers of the map with their zoom levels, from small to large scale. At small scales, outlines of districts,
 * tahasils and mouzas with their figures replace plots; roads, water, settlements and groves are the context of plots.
 * Active leases and open cases are marked on their plots, quarry applications on their mouza or tahasil.
 */
export const layers = {
  districts: { minZoom: 0, maxZoom: 12 },
  tahasils: { minZoom: 6, maxZoom: 14 },
  mouzas: { minZoom: 10, maxZoom: 16 },
  context: { minZoom: 13, maxZoom: 18 },
  plots: { minZoom: 14, maxZoom: 18 },
  quarries: { minZoom: 8, maxZoom: 16 },
  leases: { minZoom: 14, maxZoom: 18 },
  cases: { minZoom: 14, maxZoom: 18 },
} as const satisfies Record<MapLayer['id'], Zooms>;

/** Returns whether a layer has tiles at a zoom level. */
export function isZoomOfLayer(layer: MapLayer['id'], { z }: Pick<TileAddress, 'z'>): boolean {
  const { minZoom, maxZoom } = layers[layer];
  return z >= minZoom && z <= maxZoom;
}

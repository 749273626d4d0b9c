import type { MapLayer } from '@temple-land/portal-core';
import type { TileAddress } from './tileGrid.ts';

type Zooms = Pick<MapLayer, 'minZoom' | 'maxZoom'>;

/**
 * The layers of the map, from far to near. Plots begin where a tile of them is light; before that the
 * outlines of mouzas, tahasils and districts stand for them with their figures. Running leases and open
 * cases are marked on their plots, quarry applications on the mouza or tahasil that they name.
 */
export const layers = {
  districts: { minZoom: 0, maxZoom: 12 },
  tahasils: { minZoom: 6, maxZoom: 14 },
  mouzas: { minZoom: 10, maxZoom: 16 },
  plots: { minZoom: 14, maxZoom: 18 },
  quarries: { minZoom: 8, maxZoom: 16 },
  leases: { minZoom: 14, maxZoom: 18 },
  cases: { minZoom: 14, maxZoom: 18 },
} as const satisfies Record<MapLayer['id'], Zooms>;

/** Returns whether a layer has tiles of a zoom. */
export function isZoomOfLayer(layer: MapLayer['id'], { z }: Pick<TileAddress, 'z'>): boolean {
  const { minZoom, maxZoom } = layers[layer];
  return z >= minZoom && z <= maxZoom;
}

import type { Extent, MapLayer } from '@temple-land/portal-core';

/** The address of a tile: zoom, column from the west, row from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** The largest number of tiles across an area; one more when the area begins inside a tile. */
const maxTilesAcross = 2;
const degreesOfWorld = 360;

const getColumn = (longitude: number, z: number) =>
  Math.floor(((longitude + 180) / degreesOfWorld) * 2 ** z);

function getRow(latitude: number, z: number): number {
  const radians = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
}

const clamp = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Returns the zoom at which a few tiles cover an area. */
export function getAreaZoom({ minX, minY, maxX, maxY }: Extent): number {
  const degrees = Math.max(maxX - minX, maxY - minY, Number.EPSILON);
  return Math.floor(Math.log2((maxTilesAcross * degreesOfWorld) / degrees));
}

/** Returns the tiles of a layer that cover an area; none when the layer begins at a larger zoom. */
export function listAreaTiles(
  area: Extent,
  { minZoom, maxZoom }: Pick<MapLayer, 'minZoom' | 'maxZoom'>,
) {
  const areaZoom = getAreaZoom(area);
  if (areaZoom < minZoom) return [];
  const z = clamp(minZoom, areaZoom, maxZoom);
  const tiles: TileAddress[] = [];
  for (let x = getColumn(area.minX, z); x <= getColumn(area.maxX, z); x += 1) {
    for (let y = getRow(area.maxY, z); y <= getRow(area.minY, z); y += 1) tiles.push({ z, x, y });
  }
  return tiles;
}

/** Returns the query of the tiles of a layer: only plots are known as of a day. */
export const buildTileQuery = (id: MapLayer['id'], day: string | undefined): string =>
  id === 'plots' && day !== undefined ? `?day=${day}` : '';

import type { Extent, MapLayer } from '@temple-land/portal-core';

/** Where a tile lies: zoom, column from the west, row from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** As many tiles lie side by side over an area, at most; one more where it begins inside a tile. */
const across = 2;
const degreesAround = 360;

const columnOf = (longitude: number, z: number) =>
  Math.floor(((longitude + 180) / degreesAround) * 2 ** z);

function rowOf(latitude: number, z: number): number {
  const radians = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
}

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Returns the zoom at which a few tiles lie over an area. */
export function zoomOver({ minX, minY, maxX, maxY }: Extent): number {
  const degrees = Math.max(maxX - minX, maxY - minY, Number.EPSILON);
  return Math.floor(Math.log2((across * degreesAround) / degrees));
}

/** Returns the tiles of a layer over an area; none where the layer begins at a larger scale. */
export function tilesOver(
  area: Extent,
  { minZoom, maxZoom }: Pick<MapLayer, 'minZoom' | 'maxZoom'>,
) {
  const wanted = zoomOver(area);
  if (wanted < minZoom) return [];
  const z = between(minZoom, wanted, maxZoom);
  const tiles: TileAddress[] = [];
  for (let x = columnOf(area.minX, z); x <= columnOf(area.maxX, z); x += 1) {
    for (let y = rowOf(area.maxY, z); y <= rowOf(area.minY, z); y += 1) tiles.push({ z, x, y });
  }
  return tiles;
}

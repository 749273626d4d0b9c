import { unitsPerDegree } from '../../../db/land/ring.ts';

/** A tile of the web's square map: zoom, column from the west, row from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Units along the edge of a tile. */
export const tileExtent = 4096;
/** The margin around a tile in units, so that outlines have no seams. */
export const tileMargin = 64;

const degrees = 180 / Math.PI;
const getLongitude = (share: number) => share * 360 - 180;
const getLatitude = (share: number) => Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * degrees;

/** Returns whether a tile address is valid. */
export function isValidTile({ z, x, y }: TileAddress): boolean {
  return x < 2 ** z && y < 2 ** z;
}

/** Returns the bounds of a tile and its margin in degrees, as PostgreSQL's box. */
export function getTileBox({ z, x, y }: TileAddress): string {
  const tiles = 2 ** z;
  const around = tileMargin / tileExtent;
  const [west, east] = [getLongitude((x - around) / tiles), getLongitude((x + 1 + around) / tiles)];
  const [north, south] = [getLatitude((y - around) / tiles), getLatitude((y + 1 + around) / tiles)];
  return `(${east},${north}),(${west},${south})`;
}

/** Creates a function that converts a packed ring (db/land/ring.ts) to units of a tile: x, y, x, y, y downwards. */
export function createProjection({ z, x, y }: TileAddress): (packed: Buffer) => number[] {
  const world = tileExtent * 2 ** z;
  const [left, top] = [x * tileExtent, y * tileExtent];
  return (packed) => {
    const units: number[] = [];
    for (let at = 0; at + 8 <= packed.length; at += 8) {
      const longitude = packed.readInt32BE(at) / unitsPerDegree;
      const sine = Math.sin(packed.readInt32BE(at + 4) / unitsPerDegree / degrees);
      const south = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
      units.push((longitude / 360 + 0.5) * world - left, south * world - top);
    }
    return units;
  };
}

export { computeRingAcres } from '@temple-land/portal-core';

/** A closed outline: longitude and latitude in degrees; the first corner is not repeated. */
export type Ring = readonly (readonly [x: number, y: number])[];

/** Ten-millionths of a degree, about a centimetre. */
export const unitsPerDegree = 1e7;
const bytesPerNumber = 4;
/** The bytes of a corner of a packed ring. */
export const bytesPerCorner = 2 * bytesPerNumber;

/** Packs a ring as int32 ten-millionths of a degree, x then y, highest byte first. */
export function packRing(ring: Ring): Uint8Array {
  const bytes = new Uint8Array(ring.length * bytesPerCorner);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [x, y] of ring) {
    view.setInt32(at, Math.round(x * unitsPerDegree));
    view.setInt32(at + bytesPerNumber, Math.round(y * unitsPerDegree));
    at += bytesPerCorner;
  }
  return bytes;
}

/** Reads a packed ring; the opposite of packRing. */
export function unpackRing(bytes: Uint8Array): Ring {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.byteLength / bytesPerCorner) }, (_, corner) => {
    const at = corner * bytesPerCorner;
    return [
      view.getInt32(at) / unitsPerDegree,
      view.getInt32(at + bytesPerNumber) / unitsPerDegree,
    ];
  });
}

/** Returns the bounds of a ring as PostgreSQL's box. */
export function toBox(ring: Ring): string {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return `(${east},${north}),(${west},${south})`;
}

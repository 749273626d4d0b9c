import { open, type FileHandle } from 'node:fs/promises';
import type { Corner, Polygons } from '@temple-land/portal-core';
import { limits, refuseTooManyCorners } from './limits.ts';
import { UnreadableFile } from './sourceTable.ts';

const fileHeaderBytes = 100;
const recordHeaderBytes = 8;
const bytesPerWord = 2;
const fileCode = 9994;
const nullShape = 0;
const polygonShapes = new Set([5, 15, 25]);
const countsAt = 36;
const partsAt = 44;
const bytesPerCorner = 16;
const recordBytesMost = partsAt + (limits.cornersPerShape + 1) * 32;

/** Returns whether a ring runs clockwise, as outer rings of a shapefile do. */
function isClockwise(ring: readonly Corner[]): boolean {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
  return twice < 0;
}

/** Groups rings: an outer ring begins a polygon, the holes behind it belong to it. */
function toPolygons(rings: readonly Corner[][]): Polygons {
  const polygons: Corner[][][] = [];
  for (const ring of rings) {
    const last = polygons.at(-1);
    if (last === undefined || isClockwise(ring)) polygons.push([ring]);
    else last.push(ring);
  }
  return polygons;
}

/** Parses the content of a record: undefined for no shape, no polygon for another kind of shape. */
function parseShape(content: Buffer, name: string, row: number): Polygons | undefined {
  const kind = content.readInt32LE(0);
  if (kind === nullShape) return undefined;
  if (!polygonShapes.has(kind)) return [];
  const [parts, corners] = [content.readInt32LE(countsAt), content.readInt32LE(countsAt + 4)];
  refuseTooManyCorners(name, row, Math.max(parts, corners));
  const starts = Array.from({ length: parts }, (_, at) => content.readInt32LE(partsAt + 4 * at));
  const cornersAt = partsAt + 4 * parts;
  const readCorner = (index: number): Corner => {
    const at = cornersAt + bytesPerCorner * index;
    return [content.readDoubleLE(at), content.readDoubleLE(at + bytesPerCorner / 2)];
  };
  const rings = starts.map((start, part) => {
    const length = (starts[part + 1] ?? corners) - start;
    return Array.from({ length }, (_, index) => readCorner(start + index));
  });
  return toPolygons(rings);
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Reads the shapes of a .shp file (ESRI Shapefile, 1998) in order, one record at a time. */
export async function* readShapes(
  path: string,
  name: string,
): AsyncGenerator<Polygons | undefined> {
  const file = await open(path);
  try {
    const head = await readBytes(file, 0, fileHeaderBytes);
    if (head.length < fileHeaderBytes || head.readInt32BE(0) !== fileCode)
      throw new UnreadableFile(`${name} is not a shapefile.`);
    const { size } = await file.stat();
    let [position, row] = [fileHeaderBytes, 0];
    while (position + recordHeaderBytes <= size) {
      row += 1;
      const header = await readBytes(file, position, recordHeaderBytes);
      const length = header.readInt32BE(4) * bytesPerWord;
      refuseTooManyCorners(name, row, length > recordBytesMost ? Number.MAX_VALUE : 0);
      const content = await readBytes(file, position + recordHeaderBytes, Math.max(length, 0));
      yield parseShape(content, name, row);
      position += recordHeaderBytes + length;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UnreadableFile(`${name} is damaged.`, { cause: error });
  } finally {
    await file.close();
  }
}

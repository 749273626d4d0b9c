import type { Corner, Polygons } from '@temple-land/portal-core';
import { limits } from './limits.ts';

const polygonType = 3;
const multiPolygonType = 6;
const bytesPerNumber = 8;
const typesPerDimension = 1000;
const extendedFlags = 0xf0_00_00_00;
const zFlag = 0x80_00_00_00;
const mFlag = 0x40_00_00_00;
const sridFlag = 0x20_00_00_00;

/** Reads numbers from well-known binary one after another; a number behind the end throws a RangeError. */
class Reader {
  readonly #view: DataView;
  #offset = 0;
  #isLittle = true;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  readOrder(): void {
    this.#isLittle = this.#view.getUint8(this.#offset) === 1;
    this.#offset += 1;
  }

  readCount(): number {
    const value = this.#view.getUint32(this.#offset, this.#isLittle);
    this.#offset += 4;
    return value;
  }

  readCorner(dimensions: number): Corner {
    const x = this.#view.getFloat64(this.#offset, this.#isLittle);
    const y = this.#view.getFloat64(this.#offset + bytesPerNumber, this.#isLittle);
    this.#offset += dimensions * bytesPerNumber;
    return [x, y];
  }
}

/** Returns the kind of shape and how many numbers a corner has, in the ISO or the extended form. */
function readType(reader: Reader): { kind: number; dimensions: number } {
  reader.readOrder();
  const type = reader.readCount();
  const plain = type & ~extendedFlags;
  if ((type & sridFlag) !== 0) reader.readCount();
  const extra = Math.floor(plain / typesPerDimension);
  const hasZ = (type & zFlag) !== 0 || extra === 1 || extra === 3;
  const hasM = (type & mFlag) !== 0 || extra === 2 || extra === 3;
  return { kind: plain % typesPerDimension, dimensions: 2 + Number(hasZ) + Number(hasM) };
}

function readMany<Item>(reader: Reader, read: () => Item): Item[] {
  const count = reader.readCount();
  if (count > limits.cornersPerShape) throw new RangeError(`${count} corners`);
  return Array.from({ length: count }, read);
}

const readPolygon = (reader: Reader, dimensions: number) =>
  readMany(reader, () => readMany(reader, () => reader.readCorner(dimensions)));

/**
 * Parses a polygon in well-known binary; undefined for another shape. Throws a RangeError when it is damaged or too
 * large.
 */
export function parseWkb(bytes: Uint8Array): Polygons | undefined {
  const reader = new Reader(bytes);
  const { kind, dimensions } = readType(reader);
  if (kind === polygonType) return [readPolygon(reader, dimensions)];
  if (kind !== multiPolygonType) return undefined;
  return readMany(reader, () => readPolygon(reader, readType(reader).dimensions));
}

import { closeRing, type FieldValue, type Layer, type LayerPlot } from './layerFile.ts';

const polygonType = 5;
const headerBytes = 100;
const recordHeader = 8;
/** Type, box, number of parts and of points, and the start of the only part. */
const fixedBytes = 4 + 32 + 8 + 4;
const pointBytes = 16;

type Box = readonly [west: number, south: number, east: number, north: number];

const toBox = (corners: readonly (readonly [x: number, y: number])[]): Box => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of corners) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return [west, south, east, north];
};

function writeHeader(file: Buffer, bytes: number, box: Box): void {
  file.writeInt32BE(9994, 0);
  file.writeInt32BE(bytes / 2, 24);
  file.writeInt32LE(1000, 28);
  file.writeInt32LE(polygonType, 32);
  for (const [at, side] of box.entries()) file.writeDoubleLE(side, 36 + at * 8);
}

function toShape({ ring }: LayerPlot): Buffer {
  const corners = closeRing(ring, 'clockwise');
  const shape = Buffer.alloc(fixedBytes + corners.length * pointBytes);
  shape.writeInt32LE(polygonType, 0);
  for (const [at, side] of toBox(corners).entries()) shape.writeDoubleLE(side, 4 + at * 8);
  shape.writeInt32LE(1, 36);
  shape.writeInt32LE(corners.length, 40);
  for (const [at, [x, y]] of corners.entries()) {
    shape.writeDoubleLE(x, fixedBytes + at * pointBytes);
    shape.writeDoubleLE(y, fixedBytes + at * pointBytes + 8);
  }
  return shape;
}

/** Returns the shapes and their index. */
function writeShapes(plots: readonly LayerPlot[]): { shp: Buffer; shx: Buffer } {
  const shapes = plots.map(toShape);
  const box =
    plots.length === 0 ? ([0, 0, 0, 0] as const) : toBox(plots.flatMap(({ ring }) => ring));
  const total = shapes.reduce((sum, { length }) => sum + recordHeader + length, headerBytes);
  const [head, shx] = [Buffer.alloc(headerBytes), Buffer.alloc(headerBytes + shapes.length * 8)];
  writeHeader(head, total, box);
  writeHeader(shx, shx.length, box);
  const parts: Buffer[] = [head];
  let offset = headerBytes;
  for (const [at, shape] of shapes.entries()) {
    const record = Buffer.alloc(recordHeader);
    record.writeInt32BE(at + 1, 0);
    record.writeInt32BE(shape.length / 2, 4);
    shx.writeInt32BE(offset / 2, headerBytes + at * 8);
    shx.writeInt32BE(shape.length / 2, headerBytes + at * 8 + 4);
    parts.push(record, shape);
    offset += recordHeader + shape.length;
  }
  return { shp: Buffer.concat(parts), shx };
}

const [fieldBytes, textWidth, numberWidth, decimals] = [32, 120, 14, 4];
const maxFieldName = 10;

/** Cuts a text to a number of bytes, not within a character. */
function toBytes(text: string, width: number): Buffer {
  const bytes = Buffer.from(text);
  let end = Math.min(bytes.length, width);
  while (end < bytes.length && end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}

/** Returns the values as a dBASE III table in UTF-8, numbers with four decimals. */
function writeTable({ fields, plots }: Layer): Buffer {
  const isNumber = fields.map((_, at) => typeof plots[0]?.values[at] === 'number');
  const widths = isNumber.map((number) => (number ? numberWidth : textWidth));
  const rowBytes = widths.reduce((sum, width) => sum + width, 1);
  const headBytes = 33 + fields.length * fieldBytes;
  const head = Buffer.alloc(headBytes);
  head.writeUInt8(3, 0);
  head.set([126, 1, 1], 1);
  head.writeUInt32LE(plots.length, 4);
  head.writeUInt16LE(headBytes, 8);
  head.writeUInt16LE(rowBytes, 10);
  for (const [at, field] of fields.entries()) {
    const start = 32 + at * fieldBytes;
    head.write(field.slice(0, maxFieldName), start, 'ascii');
    head.write(isNumber[at] === true ? 'N' : 'C', start + 11, 'ascii');
    head.writeUInt8(widths[at] ?? 0, start + 16);
    head.writeUInt8(isNumber[at] === true ? decimals : 0, start + 17);
  }
  head.writeUInt8(0x0d, headBytes - 1);
  const toCell = (value: FieldValue, width: number): Buffer => {
    const cell = Buffer.alloc(width, ' ');
    if (typeof value === 'number') cell.write(value.toFixed(decimals).padStart(width), 'ascii');
    else cell.set(toBytes(value, width));
    return cell;
  };
  const rows = plots.map(({ values }) =>
    Buffer.concat([
      Buffer.from(' '),
      ...fields.map((_, at) => toCell(values[at] ?? '', widths[at] ?? 0)),
    ]),
  );
  return Buffer.concat([head, ...rows, Buffer.from([0x1a])]);
}

const projection =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],' +
  'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** Returns the files of an ESRI Shapefile by the end of their names. */
export function toShapefile(layer: Layer): Readonly<Record<string, Buffer>> {
  return {
    ...writeShapes(layer.plots),
    dbf: writeTable(layer),
    prj: Buffer.from(projection),
    cpg: Buffer.from('UTF-8'),
  };
}

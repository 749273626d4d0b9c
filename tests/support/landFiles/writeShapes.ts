import type { FileRecord } from './records.ts';

type Ring = NonNullable<FileRecord['ring']>;

const polygon = 5;

function shapeOf(ring: Ring | undefined): Buffer {
  if (ring === undefined) return Buffer.alloc(4);
  // The outer ring of a shapefile runs clockwise, those of the records the other way.
  const corners = [...ring, ...ring.slice(0, 1)].reverse();
  const bytes = Buffer.alloc(48 + 16 * corners.length);
  bytes.writeInt32LE(polygon, 0);
  bytes.writeInt32LE(1, 36);
  bytes.writeInt32LE(corners.length, 40);
  corners.forEach(([x, y], index) => {
    bytes.writeDoubleLE(x, 48 + 16 * index);
    bytes.writeDoubleLE(y, 56 + 16 * index);
  });
  return bytes;
}

/** Returns the content of a .shp file with the outlines of records. */
export function shapesOf(records: readonly FileRecord[]): Buffer {
  const parts = records.flatMap(({ ring }, index) => {
    const shape = shapeOf(ring);
    const header = Buffer.alloc(8);
    header.writeInt32BE(index + 1, 0);
    header.writeInt32BE(shape.length / 2, 4);
    return [header, shape];
  });
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(polygon, 32);
  return Buffer.concat([head, ...parts]);
}

/** Returns the content of a .dbf file with the cells of records as texts in UTF-8. */
export function tableOfShapes(records: readonly FileRecord[]): Buffer {
  const names = Object.keys(records[0]?.cells ?? {});
  const width = 100;
  const head = Buffer.alloc(32 + 32 * names.length + 1);
  head.writeUInt8(3, 0);
  head.writeUInt8(126, 1);
  head.writeUInt8(1, 2);
  head.writeUInt8(1, 3);
  head.writeUInt32LE(records.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(1 + width * names.length, 10);
  names.forEach((name, index) => {
    head.write(name.slice(0, 10), 32 + 32 * index, 'latin1');
    head.write('C', 43 + 32 * index, 'latin1');
    head.writeUInt8(width, 48 + 32 * index);
  });
  head.writeUInt8(0x0d, head.length - 1);
  const rows = records.map(({ cells }) => {
    const row = Buffer.alloc(1 + width * names.length, ' ');
    names.forEach((name, index) => row.write(cells[name] ?? '', 1 + width * index, width, 'utf8'));
    return row;
  });
  return Buffer.concat([head, ...rows, Buffer.from([0x1a])]);
}

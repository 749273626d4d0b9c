import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeXlsxStream } from 'hucre/xlsx';
import type { CellValue } from '@temple-land/portal-core';
import type { Ring } from '../../../db/land/ring.ts';
import {
  closeRing,
  type ExportedLayer,
  type ExportedRecord,
  type LayerWriter,
} from '../../../db/land/layerWriter.ts';

const quote = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const toWkt = (ring: Ring) =>
  `POLYGON ((${closeRing(ring)
    .map((corner) => corner.join(' '))
    .join(', ')}))`;

const toLine = (cells: readonly CellValue[]) =>
  `${cells.map((cell) => quote(String(cell ?? ''))).join(',')}\n`;

async function* toRows({ headings, hasOutline, records }: ExportedLayer) {
  yield hasOutline ? [...headings, 'wkt'] : [...headings];
  for await (const { cells, ring } of records) {
    yield hasOutline ? [...cells, ring ? toWkt(ring) : ''] : cells;
  }
}

async function* toCsv(layer: ExportedLayer) {
  for await (const cells of toRows(layer)) yield toLine(cells);
}

const toXlsx = (layer: ExportedLayer) =>
  Readable.fromWeb(writeXlsxStream(toRows(layer), { name: layer.name }) as never);

const toFeature = (headings: readonly string[], { cells, ring }: ExportedRecord) =>
  JSON.stringify({
    type: 'Feature',
    properties: Object.fromEntries(headings.map((heading, index) => [heading, cells[index]])),
    geometry: ring ? { type: 'Polygon', coordinates: [closeRing(ring)] } : null,
  });

async function* toGeoJson({ headings, records }: ExportedLayer) {
  let separator = '';
  yield '{"type":"FeatureCollection","features":[';
  for await (const record of records) {
    yield `${separator}\n${toFeature(headings, record)}`;
    separator = ',';
  }
  yield '\n]}\n';
}

const formats = { csv: toCsv, geojson: toGeoJson, xlsx: toXlsx };

/** Counts what passes. */
async function* counted<Item>(items: AsyncIterable<Item>, count: () => void) {
  for await (const item of items) {
    count();
    yield item;
  }
}

/** Returns a writer of one file a layer in a folder, such as plots.csv or plots.xlsx; it replaces no file. */
export function openFolder(folder: string, format: keyof typeof formats): LayerWriter {
  const write = async (layer: ExportedLayer) => {
    let rows = 0;
    const records = counted(layer.records, () => {
      rows += 1;
    });
    const path = join(folder, `${layer.name}.${format}`);
    const content = formats[format]({ ...layer, records });
    await pipeline(content, createWriteStream(path, { flags: 'wx' }));
    return rows;
  };
  return { write, close: () => undefined };
}

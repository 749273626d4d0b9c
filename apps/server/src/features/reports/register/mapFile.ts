import { Buffer } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisterColumn, RegisterReport } from '@temple-land/portal-core';
import { openGeoPackageFile } from '../../../db/land/geoPackageFile.ts';
import { closeRing, type ExportedRecord } from '../../../db/land/layerWriter.ts';
import type { Ring } from '../../../db/land/ring.ts';
import type { FileReply } from '../../../handler.ts';
import { toLadmFeature } from './ladmFeature.ts';
import type { OutlinedRow } from './outlines.ts';

/** What a file of a report for a map contains. */
export interface MapFileContent {
  report: RegisterReport;
  /** The name of the file without its ending. */
  name: string;
  /** The earlier day of the report, and what is not of that day; absent for today. */
  day?: string;
  notes?: readonly string[];
  columns: readonly RegisterColumn[];
  rows: AsyncIterable<OutlinedRow>;
}

const toGeometry = (ring: Ring | undefined) =>
  ring === undefined ? null : { type: 'Polygon', coordinates: [closeRing(ring)] };

const toFeature = ({ columns }: MapFileContent, { row, ring }: OutlinedRow) => ({
  type: 'Feature',
  id: row.id,
  properties: Object.fromEntries(columns.map(({ key }) => [key, row.cells[key] ?? null])),
  geometry: toGeometry(ring),
});

/** Writes features, one a line. */
async function* writeFeatures(
  content: MapFileContent,
  build: (content: MapFileContent, row: OutlinedRow) => unknown,
) {
  const { day, notes } = content;
  const head =
    day === undefined ? '' : `"asOn":${JSON.stringify(day)},"notOfDay":${JSON.stringify(notes)},`;
  yield Buffer.from(`{"type":"FeatureCollection",${head}"features":[`);
  let separator = '\n';
  for await (const row of content.rows) {
    yield Buffer.from(`${separator}${JSON.stringify(build(content, row))}`);
    separator = ',\n';
  }
  yield Buffer.from('\n]}\n');
}

const isNumber = ({ kind }: RegisterColumn) => !['text', 'word', 'day', 'moment'].includes(kind);

async function* toRecords({ columns, rows }: MapFileContent): AsyncGenerator<ExportedRecord> {
  for await (const { row, ring } of rows) {
    const cells = columns.map(({ key }) => row.cells[key] ?? null);
    yield ring === undefined ? { cells } : { cells, ring };
  }
}

/** Writes a GeoPackage into a folder of its own, which is deleted when it has been sent. */
async function* writeGeoPackage(content: MapFileContent) {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  try {
    const path = join(folder, 'report.gpkg');
    const writer = openGeoPackageFile(path);
    try {
      await writer.write({
        name: content.day === undefined ? content.report : `${content.report} as on ${content.day}`,
        headings: content.columns.map(({ key }) => key),
        types: content.columns.map((column) => (isNumber(column) ? 'double' : 'text')),
        hasOutline: true,
        records: toRecords(content),
      });
    } finally {
      writer.close();
    }
    for await (const bytes of createReadStream(path)) yield bytes as Uint8Array;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the file of a report for a map: its keys as names, its codes as values, and the outlines in WGS 84. */
export function createMapFile(
  content: MapFileContent,
  format: 'geojson' | 'gpkg' | 'ladm',
): FileReply {
  const { name } = content;
  if (format === 'gpkg') {
    const mediaType = 'application/geopackage+sqlite3';
    return { fileName: `${name}.gpkg`, mediaType, bytes: writeGeoPackage(content) };
  }
  const mediaType = 'application/geo+json';
  if (format === 'ladm') {
    return {
      fileName: `${name}-ladm.geojson`,
      mediaType,
      bytes: writeFeatures(content, ({ columns }, { row, ring }) => ({
        ...toLadmFeature(columns, row),
        geometry: toGeometry(ring),
      })),
    };
  }
  return { fileName: `${name}.geojson`, mediaType, bytes: writeFeatures(content, toFeature) };
}

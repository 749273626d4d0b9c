import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import {
  mapFileMaxCorners,
  mapFileMaxShapes,
  type Corner,
  type MapFileShape,
  type Polygons,
} from '@temple-land/portal-core';
import { openTables } from '../formats/openTables.ts';
import type { SourceRow, SourceTable } from '../formats/sourceTable.ts';
import { checkArchive } from '../formats/zip.ts';
import { shapeConverter } from '../mapping/crs.ts';

/** The shapes of a file, and how many of its rows have no polygon. */
export interface MapFileContent {
  shapes: MapFileShape[];
  withoutPolygon: number;
}

/** Why a readable file cannot be shown. */
export type MapFileFault =
  { kind: 'none' | 'tooMuch' | 'tooLarge' } | { kind: 'outside'; table: string; row: number };

const archives = new Set(['.zip', '.kmz']);
const unpackedMaxBytes = 100_000_000;
const nameCharacters = 100;
const india = { west: 68, east: 98, south: 6, north: 38 };

const isInside = ([x, y]: Corner) =>
  x >= india.west && x <= india.east && y >= india.south && y <= india.north;

/** Returns a ring without the repetition of its first corner. */
function openRing(ring: readonly Corner[]): [number, number][] {
  const corners = ring.map(([x, y]): [number, number] => [x, y]);
  const [first, last] = [corners[0], corners.at(-1)];
  const isClosed = corners.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return isClosed ? corners.slice(0, -1) : corners;
}

const toShape = (polygons: Polygons) =>
  polygons
    .map((rings) => rings.map(openRing).filter(({ length }) => length > 2))
    .filter(({ length }) => length > 0);

const countCorners = (polygons: MapFileShape['polygons']) =>
  polygons.reduce((sum, rings) => sum + rings.reduce((all, ring) => all + ring.length, 0), 0);

const nameHeading = /^(name|plot_?no|plot|label|title)$/i;

/** Returns the name of a row: its cell with a name, else its first cell, else its number. */
function nameRow(row: number, cells: SourceRow['cells']): string {
  const filled = Object.entries(cells).filter(([, cell]) => cell.trim() !== '');
  const [, text = String(row)] = filled.find(([key]) => nameHeading.test(key)) ?? filled[0] ?? [];
  return text.trim().slice(0, nameCharacters);
}

/** Adds the shapes of a table to those of a file; returns what is wrong with them. */
async function addTable(
  table: SourceTable,
  usualCrs: string,
  content: MapFileContent & { corners: number },
): Promise<MapFileFault | undefined> {
  const convert = shapeConverter(table.name, table.crs ?? usualCrs);
  for await (const { row, cells, polygons: found = [] } of table.rows()) {
    const polygons = toShape(convert(found));
    if (polygons.length === 0) {
      content.withoutPolygon += 1;
      continue;
    }
    if (!polygons.flat(2).every(isInside)) return { kind: 'outside', table: table.name, row };
    content.corners += countCorners(polygons);
    content.shapes.push({ name: nameRow(row, cells), polygons });
    const isTooMuch =
      content.shapes.length > mapFileMaxShapes || content.corners > mapFileMaxCorners;
    if (isTooMuch) return { kind: 'tooMuch' };
  }
  return undefined;
}

/**
 * Returns the polygons of a file in degrees, or why it cannot be shown; throws `UnreadableFile` for a damaged one. The
 * file is on the disk only while it is read.
 */
export async function readMapFile(
  fileName: string,
  bytes: Uint8Array,
  usualCrs: string,
): Promise<MapFileContent | MapFileFault> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-map-'));
  try {
    const path = join(folder, fileName);
    await writeFile(path, bytes);
    const isArchive = archives.has(extname(fileName).toLowerCase());
    if (isArchive && (await checkArchive(path, fileName)) > unpackedMaxBytes)
      return { kind: 'tooLarge' };
    const unpacked = await mkdtemp(join(folder, 'unpacked-'));
    const content = { shapes: [], withoutPolygon: 0, corners: 0 };
    for (const table of await openTables(path, unpacked)) {
      const fault = table.hasShapes ? await addTable(table, usualCrs, content) : undefined;
      if (fault) return fault;
    }
    const { shapes, withoutPolygon } = content;
    return shapes.length === 0 ? { kind: 'none' } : { shapes, withoutPolygon };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

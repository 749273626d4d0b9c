import { DatabaseSync } from 'node:sqlite';
import type { Polygons } from '@temple-land/portal-core';
import { refuseTooManyColumns } from './limits.ts';
import { UnreadableFile, type SourceRow, type SourceTable } from './sourceTable.ts';
import { parseWkb } from './wkb.ts';

const headerBytes = 8;
const envelopeBytes = [0, 32, 48, 48, 64];
const emptyFlag = 0x10;

interface Layer {
  table: string;
  column: string;
  organization: string;
  code: number;
  /** A view, which can return rows without end, has another type than a table. */
  type: string | null;
}

type SqlValue = string | number | bigint | Uint8Array | null;

const layersQuery = `select c.table_name as "table", g.column_name as "column",
    s.organization as organization, s.organization_coordsys_id as code, m.type as type
  from gpkg_contents c
  left join sqlite_master m on m.name = c.table_name
  left join gpkg_geometry_columns g on g.table_name = c.table_name
  left join gpkg_spatial_ref_sys s on s.srs_id = g.srs_id
  where c.data_type in ('features', 'attributes') order by c.table_name`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Parses the binary of a geometry column (GeoPackage 2.1.3): a header, then well-known binary. */
function parseGeometry(bytes: Uint8Array): Polygons | undefined {
  if (bytes[0] !== 0x47 || bytes[1] !== 0x50) return undefined;
  const flags = bytes[3] ?? 0;
  if ((flags & emptyFlag) !== 0) return [];
  const envelope = envelopeBytes[(flags >> 1) & 0b111] ?? 0;
  return parseWkb(bytes.subarray(headerBytes + envelope));
}

function readShape(name: string, row: number, value: SqlValue | undefined) {
  if (!(value instanceof Uint8Array)) return {};
  try {
    return { polygons: parseGeometry(value) ?? [] };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UnreadableFile(`${name}, row ${row}: the shape is damaged or too large.`, {
      cause: error,
    });
  }
}

const toText = (value: SqlValue | undefined) =>
  value === null || value === undefined || value instanceof Uint8Array ? '' : String(value);

function* readRows(path: string, name: string, layer: Layer, headings: readonly string[]) {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const statement = database.prepare(`select * from ${quoted(layer.table)} order by rowid`);
    let row = 0;
    for (const values of statement.iterate() as Iterable<Record<string, SqlValue>>) {
      row += 1;
      const cells = Object.fromEntries(
        headings.map((heading) => [heading, toText(values[heading])]),
      );
      yield { row, cells, ...readShape(name, row, values[layer.column]) } satisfies SourceRow;
    }
  } finally {
    database.close();
  }
}

function openLayer(database: DatabaseSync, path: string, file: string, layer: Layer): SourceTable {
  if (layer.type !== 'table') {
    throw new UnreadableFile(`${file}: the layer ${layer.table} is not a table; save it as one.`);
  }
  const columns = database.prepare('select name from pragma_table_info(?)').all(layer.table) as {
    name: string;
  }[];
  const headings = columns.map(({ name }) => name).filter((column) => column !== layer.column);
  refuseTooManyColumns(file, headings.length);
  const name = `${file}#${layer.table}`;
  const crs = layer.code ? `${layer.organization.toUpperCase()}:${layer.code}` : undefined;
  return {
    name,
    headings,
    ...(crs === undefined ? {} : { crs }),
    hasShapes: layer.column !== null,
    isSheet: false,
    rows: async function* rows() {
      yield* readRows(path, name, layer, headings);
    },
  };
}

/** Opens the layers and attribute tables of a GeoPackage. */
export async function openGeoPackage(path: string, file: string): Promise<SourceTable[]> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    const opened = database;
    const layers = opened.prepare(layersQuery).all() as unknown as Layer[];
    return layers.map((layer) => openLayer(opened, path, file, layer));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(`${file} is not a GeoPackage.`, { cause: error });
  } finally {
    database?.close();
  }
}

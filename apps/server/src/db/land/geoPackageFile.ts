import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { closeRing, type ExportedLayer, type LayerWriter } from './layerWriter.ts';
import type { Ring } from './ring.ts';

const wgs84 = 4326;
const definition =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]';

/** The tables that every GeoPackage has (OGC 12-128r18, 1.1.2 to 2.1.5). */
const schema = `
  pragma application_id = 0x47504b47;
  pragma user_version = 10300;
  create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer primary key,
    organization text not null, organization_coordsys_id integer not null, definition text not null,
    description text);
  insert into gpkg_spatial_ref_sys values
    ('Undefined cartesian', -1, 'NONE', -1, 'undefined', null),
    ('Undefined geographic', 0, 'NONE', 0, 'undefined', null),
    ('WGS 84', ${wgs84}, 'EPSG', ${wgs84}, '${definition}', null);
  create table gpkg_contents (table_name text not null primary key, data_type text not null,
    identifier text unique, description text default '',
    last_change datetime not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    min_x double, min_y double, max_x double, max_y double,
    srs_id integer references gpkg_spatial_ref_sys (srs_id));
  create table gpkg_geometry_columns (table_name text not null unique, column_name text not null,
    geometry_type_name text not null, srs_id integer not null references gpkg_spatial_ref_sys (srs_id),
    z tinyint not null, m tinyint not null, primary key (table_name, column_name));`;

const headerBytes = 8;
const countsBytes = 13;
const bytesPerCorner = 16;

/** Encodes a ring as a polygon of a GeoPackage: a header without bounds, then well-known binary (2.1.3). */
function encodeRing(ring: Ring): Uint8Array {
  const corners = closeRing(ring);
  const bytes = Buffer.alloc(headerBytes + countsBytes + bytesPerCorner * corners.length);
  bytes.write('GP', 0, 'latin1');
  bytes.writeUInt8(1, 3);
  bytes.writeInt32LE(wgs84, 4);
  bytes.writeUInt8(1, headerBytes);
  for (const [index, value] of [3, 1, corners.length].entries()) {
    bytes.writeUInt32LE(value, headerBytes + 1 + 4 * index);
  }
  for (const [index, value] of corners.flat().entries()) {
    bytes.writeDoubleLE(value, headerBytes + countsBytes + 8 * index);
  }
  return bytes;
}

function createLayer(
  database: DatabaseSync,
  { name, headings, types, hasOutline }: ExportedLayer,
): void {
  const columns = headings.map((heading, index) => `"${heading}" ${types[index]}`).join(', ');
  const shape = hasOutline ? ', geom polygon' : '';
  const type = hasOutline ? 'features' : 'attributes';
  database.exec(`create table "${name}" (fid integer primary key autoincrement not null, ${columns}${shape});
    insert into gpkg_contents (table_name, data_type, identifier, srs_id)
      values ('${name}', '${type}', '${name}', ${hasOutline ? wgs84 : 0})`);
  if (hasOutline) {
    database.exec(
      `insert into gpkg_geometry_columns values ('${name}', 'geom', 'POLYGON', ${wgs84}, 0, 0)`,
    );
  }
}

async function writeLayer(database: DatabaseSync, layer: ExportedLayer): Promise<number> {
  const { name, headings, hasOutline, records } = layer;
  createLayer(database, layer);
  const values = [...headings, ...(hasOutline ? ['geom'] : [])].map(() => '?').join(', ');
  const insert = database.prepare(`insert into "${name}" values (null, ${values})`);
  let rows = 0;
  for await (const { cells, ring } of records) {
    insert.run(...cells, ...(hasOutline ? [ring ? encodeRing(ring) : null] : []));
    rows += 1;
  }
  return rows;
}

/** Returns a writer of a GeoPackage with a table a layer; it replaces no file. */
export function openGeoPackageFile(path: string): LayerWriter {
  if (existsSync(path)) throw new Error(`There is a file ${path} already.`);
  const database = new DatabaseSync(path);
  database.exec(schema);
  database.exec('begin');
  return {
    write: (layer) => writeLayer(database, layer),
    close: () => {
      database.exec('commit');
      database.close();
    },
  };
}

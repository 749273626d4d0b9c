import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { FileRecord } from './records.ts';

type Ring = NonNullable<FileRecord['ring']>;

const closed = (ring: Ring): Ring => (ring[0] ? [...ring, ring[0]] : ring);
const wktOf = ({ ring }: FileRecord) =>
  ring
    ? `POLYGON ((${closed(ring)
        .map((corner) => corner.join(' '))
        .join(', ')}))`
    : '';
const headingsOf = (records: readonly FileRecord[]) => Object.keys(records[0]?.cells ?? {});
const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns records as rows of texts below their headings, with the outline as WKT. */
export function tableOf(records: readonly FileRecord[]): string[][] {
  const headings = headingsOf(records);
  const hasOutline = records.some(({ ring }) => ring !== undefined);
  const rows = records.map((record) => [
    ...headings.map((heading) => record.cells[heading] ?? ''),
    ...(hasOutline ? [wktOf(record)] : []),
  ]);
  return [[...headings, ...(hasOutline ? ['wkt'] : [])], ...rows];
}

/** Writes records as CSV with the outline as WKT. */
export function writeCsv(path: string, records: readonly FileRecord[]): void {
  const lines = tableOf(records).map((row) => row.map(quoted).join(','));
  writeFileSync(path, `${lines.join('\n')}\n`);
}

/** Writes records as GeoJSON, one feature a line. */
export function writeGeoJson(path: string, records: readonly FileRecord[], crs?: string): void {
  const features = records.map(({ cells, ring }) =>
    JSON.stringify({
      type: 'Feature',
      properties: cells,
      geometry: ring ? { type: 'Polygon', coordinates: [closed(ring)] } : null,
    }),
  );
  const named = crs
    ? `"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::${crs}"}},`
    : '';
  writeFileSync(
    path,
    `{"type":"FeatureCollection",${named}"features":[\n${features.join(',\n')}\n]}\n`,
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes records as KML. */
export function writeKml(path: string, records: readonly FileRecord[]): void {
  const placemarks = records.map(({ cells, ring }) => {
    const data = Object.entries(cells)
      .map(([name, value]) => `<SimpleData name="${name}">${escaped(value)}</SimpleData>`)
      .join('');
    const corners = closed(ring ?? []).map((corner) => `${corner.join(',')},0`);
    const shape = ring
      ? `<Polygon><outerBoundaryIs><LinearRing><coordinates>${corners.join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon>`
      : '';
    return `<Placemark><ExtendedData><SchemaData>${data}</SchemaData></ExtendedData>${shape}</Placemark>`;
  });
  writeFileSync(
    path,
    `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n${placemarks.join('\n')}\n</Document></kml>\n`,
  );
}

function geometryOf(ring: Ring, srsId: number): Buffer {
  const corners = closed(ring);
  const bytes = Buffer.alloc(8 + 13 + 16 * corners.length);
  bytes.write('GP', 0, 'latin1');
  bytes.writeUInt8(1, 3);
  bytes.writeInt32LE(srsId, 4);
  bytes.writeUInt8(1, 8);
  bytes.writeUInt32LE(3, 9);
  bytes.writeUInt32LE(1, 13);
  bytes.writeUInt32LE(corners.length, 17);
  corners.forEach(([x, y], index) => {
    bytes.writeDoubleLE(x, 21 + 16 * index);
    bytes.writeDoubleLE(y, 29 + 16 * index);
  });
  return bytes;
}

/** Writes layers of records as a GeoPackage. */
export function writeGeoPackage(
  path: string,
  layers: Readonly<Record<string, readonly FileRecord[]>>,
  srsId = 4326,
): void {
  const database = new DatabaseSync(path);
  database.exec(`begin;
    create table gpkg_spatial_ref_sys (srs_name text, srs_id integer primary key, organization text, organization_coordsys_id integer, definition text);
    create table gpkg_contents (table_name text primary key, data_type text, identifier text, srs_id integer);
    create table gpkg_geometry_columns (table_name text primary key, column_name text, geometry_type_name text, srs_id integer);
    insert into gpkg_spatial_ref_sys values ('of the file', ${srsId}, 'EPSG', ${srsId}, '')`);
  for (const [layer, records] of Object.entries(layers)) {
    const headings = headingsOf(records);
    const hasOutline = records.some(({ ring }) => ring !== undefined);
    const columns = headings.map((heading) => `"${heading}" text`);
    database.exec(`create table "${layer}" (fid integer primary key, ${columns.join(', ')}${hasOutline ? ', geom blob' : ''});
      insert into gpkg_contents values ('${layer}', '${hasOutline ? 'features' : 'attributes'}', '${layer}', ${srsId})`);
    if (hasOutline) {
      database.exec(
        `insert into gpkg_geometry_columns values ('${layer}', 'geom', 'POLYGON', ${srsId})`,
      );
    }
    const values = [...headings, ...(hasOutline ? ['geom'] : [])].map(() => '?').join(', ');
    const insert = database.prepare(`insert into "${layer}" values (null, ${values})`);
    for (const { cells, ring } of records) {
      const texts = headings.map((heading) => cells[heading] ?? '');
      insert.run(...texts, ...(hasOutline ? [ring ? geometryOf(ring, srsId) : null] : []));
    }
  }
  database.exec('commit');
  database.close();
}

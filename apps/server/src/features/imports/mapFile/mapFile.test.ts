import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import proj4 from 'proj4';
import { afterAll, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import type { FileRecord } from '../../../../../../tests/support/landFiles/records.ts';
import {
  writeGeoJson,
  writeGeoPackage,
  writeKml,
} from '../../../../../../tests/support/landFiles/writeFiles.ts';
import { shapesOf, tableOfShapes } from '../../../../../../tests/support/landFiles/writeShapes.ts';
import { writeZip } from '../../../../../../tests/support/landFiles/writeZip.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('landOfficer'));

const folder = mkdtempSync(join(tmpdir(), 'portal-map-test-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const corners: readonly [number, number][] = [
  [85.83, 19.81],
  [85.84, 19.81],
  [85.84, 19.82],
];
const records: FileRecord[] = [{ cells: { name: 'Pond' }, ring: corners }];

const send = (name: string, crs: Input<'mapFile'>['crs'] = 'EPSG:4326') =>
  service.call('mapFile', { fileName: name, bytes: readFileSync(at(name)), crs }, officer.token);
const expectPond = async (answer: ReturnType<typeof send>) => {
  const { status, result } = (await answer) as {
    status: number;
    result: { shapes: { name: string; polygons: number[][][][] }[] };
  };
  expect(status).toBe(200);
  const [shape] = result.shapes;
  expect(shape?.name).toBe('Pond');
  const ring = (shape?.polygons[0]?.[0] ?? []).map(String).sort();
  expect(ring).toEqual(corners.map(String).sort());
};
const countFolders = () =>
  readdirSync(tmpdir()).filter((name) => /^portal-(map|import)-(?!test)/.test(name)).length;

it('are the same polygons in every kind of file, and nothing is stored', async () => {
  writeGeoJson(at('pond.geojson'), records);
  writeKml(at('pond.kml'), records);
  writeZip(at('pond.kmz'), [{ name: 'doc.kml', content: readFileSync(at('pond.kml')) }]);
  writeZip(at('pond.zip'), [
    { name: 'pond.shp', content: shapesOf(records) },
    { name: 'pond.dbf', content: tableOfShapes(records) },
  ]);
  writeGeoPackage(at('pond.gpkg'), { ponds: records });
  const before = countFolders();
  for (const kind of ['geojson', 'kml', 'kmz', 'zip', 'gpkg'])
    await expectPond(send(`pond.${kind}`));
  expect(countFolders()).toBe(before);
});

it('are converted from the coordinate system of the file, or the chosen one', async () => {
  const utm = proj4('+proj=utm +zone=45 +datum=WGS84 +units=m +no_defs');
  const ring = corners.map((corner): readonly [number, number] => {
    const [x = 0, y = 0] = utm.forward([...corner]);
    return [x, y];
  });
  const projected = [{ cells: { name: 'Pond' }, ring }];
  writeGeoJson(at('named.geojson'), projected, '32645');
  await expectPond(send('named.geojson'));
  writeZip(at('unnamed.zip'), [
    { name: 'pond.shp', content: shapesOf(projected) },
    { name: 'pond.dbf', content: tableOfShapes(projected) },
  ]);
  await expectPond(send('unnamed.zip', 'EPSG:32645'));
  expect(await send('unnamed.zip')).toMatchObject({
    status: 422,
    message: expect.stringContaining('outside India') as string,
  });
  writeGeoJson(at('other.geojson'), records, '3857');
  expect(await send('other.geojson')).toMatchObject({
    status: 422,
    message: expect.stringContaining('EPSG:3857') as string,
  });
});

it('are refused with the reason when there are none, too many, or damaged ones', async () => {
  writeGeoJson(at('none.geojson'), [{ cells: { name: 'Pond' } }]);
  expect(await send('none.geojson')).toMatchObject({
    status: 422,
    message: 'This file contains no polygons.',
  });
  const many = Array.from({ length: 2001 }, () => records[0] ?? expect.fail());
  writeGeoJson(at('many.geojson'), many);
  expect(await send('many.geojson')).toMatchObject({
    status: 422,
    message: expect.stringContaining('2000 shapes') as string,
  });
  const bytes = Buffer.from(
    '{"type":"FeatureCollection","features":[{"geometry":{"type":"Polygon","coordinates":[[1,2]]}}]}',
  );
  const damaged = { fileName: 'damaged.geojson', bytes, crs: 'EPSG:4326' as const };
  expect(await service.call('mapFile', damaged, officer.token)).toMatchObject({ status: 422 });
  writeZip(at('bomb.zip'), [{ name: 'a.shp', content: new Uint8Array(30_000_000) }]);
  expect(await send('bomb.zip')).toMatchObject({ status: 422 });
});

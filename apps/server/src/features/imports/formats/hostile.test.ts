import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { openFiles } from '../../../../../../tests/support/landFiles/importFiles.ts';
import { landRecords } from '../../../../../../tests/support/landFiles/records.ts';
import { shapesOf, tableOfShapes } from '../../../../../../tests/support/landFiles/writeShapes.ts';
import {
  writeGeoJson,
  writeGeoPackage,
} from '../../../../../../tests/support/landFiles/writeFiles.ts';
import { writeZip } from '../../../../../../tests/support/landFiles/writeZip.ts';
import { createFaultList } from '../rows/faultList.ts';
import { readTable } from '../rows/readTable.ts';
import { parseWkt } from './wkt.ts';

const { mouzas } = landRecords('small');
const few = mouzas.slice(0, 3);
const shp = shapesOf(few);
const dbf = tableOfShapes(few);
const text = (content: string) => new TextEncoder().encode(content);

const folder = mkdtempSync(join(tmpdir(), 'portal-hostile-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads all rows of a file and returns how many there are, with their faults. */
async function readAll(path: string) {
  const list = createFaultList();
  let rows = 0;
  for (const [source, mapped] of (await openFiles([path])).entries()) {
    for await (const _ of readTable(mapped, source, list)) rows += 1;
  }
  return { rows, faults: list.faults };
}

function zip(name: string, entries: Parameters<typeof writeZip>[1]): string {
  writeZip(at(name), entries);
  return at(name);
}

const layer = [
  { name: 'mouzas.shp', content: shp },
  { name: 'mouzas.dbf', content: dbf },
];

describe('an archive', () => {
  it('with a shapefile is read', async () => {
    expect(await readAll(zip('good.zip', layer))).toEqual({ rows: 3, faults: [] });
  });

  it('may have a table without shapes', async () => {
    const table = zip('table.zip', [{ name: 'MOUZAS.DBF', content: dbf }]);
    expect(await readAll(table)).toEqual({ rows: 3, faults: [] });
  });

  it.each([
    ['is a zip bomb', [...layer, { name: 'a.shp', content: new Uint8Array(30_000_000) }]],
    [
      'declares another size than it has',
      [{ name: 'b.shp', content: new Uint8Array(90_000), declared: 100 }, ...layer],
    ],
    ['has a path outside of it', [...layer, { name: '../../evil.shp', content: shp }]],
    ['has an absolute path', [...layer, { name: '/etc/evil.shp', content: shp }]],
    [
      'has a thousand files',
      Array.from({ length: 1000 }, (_, index) => ({ name: `${index}.txt`, content: text('x') })),
    ],
    ['has no shapefile', [{ name: 'a.txt', content: text('x') }]],
    [
      'has a damaged shapefile',
      [
        { name: 'a.shp', content: text('x') },
        { name: 'a.dbf', content: dbf },
      ],
    ],
    [
      'has a table of another kind',
      [
        { name: 'a.shp', content: shp },
        { name: 'a.dbf', content: text('x') },
      ],
    ],
    [
      'has another coordinate system',
      [
        ...layer,
        { name: 'mouzas.prj', content: text('PROJCS["Everest 1830 / Zone IIIB",GEOGCS[]]') },
      ],
    ],
  ])('is refused when it %s', async (_, entries) => {
    await expect(readAll(zip('bad.zip', entries))).rejects.toThrow(/bad\.zip/);
  });

  it('is refused when it is none', async () => {
    writeFileSync(at('none.zip'), 'no archive');
    writeFileSync(at('none.xlsx'), 'no archive');
    await expect(readAll(at('none.zip'))).rejects.toThrow('none.zip is not a sound archive');
    await expect(readAll(at('none.xlsx'))).rejects.toThrow('none.xlsx is not a sound archive');
  });
});

const corner = (index: number) => `[${85 + index / 1e8},20.5]`;

describe('a shape', () => {
  it('with millions of corners is refused while it is read', async () => {
    const corners = Array.from({ length: 300_000 }, (_, index) => corner(index));
    const feature = `{"type":"Feature","properties":{"mouza":"A","tahasil":"B"},"geometry":{"type":"Polygon","coordinates":[[${corners.join(',')}]]}}`;
    writeFileSync(at('large.geojson'), `{"type":"FeatureCollection","features":[${feature}]}`);
    await expect(readAll(at('large.geojson'))).rejects.toThrow('more than 100000 corners');
  });

  it('with a count of corners that its bytes do not have is refused', async () => {
    const lying = Buffer.from(shp);
    lying.writeInt32LE(2_000_000_000, 100 + 8 + 40);
    const entries = [
      { name: 'a.shp', content: lying },
      { name: 'a.dbf', content: dbf },
    ];
    await expect(readAll(zip('lying.zip', entries))).rejects.toThrow('lying.zip#a');
  });

  it.each(['POINT (1 2)', 'POLYGON ((1 2, 3))', 'POLYGON ((a b))', 'POLYGON', ''])(
    'in text is no polygon: %j',
    (wkt) => {
      expect(parseWkt(wkt)).toBeUndefined();
    },
  );

  it('in text may have holes, parts and heights', () => {
    expect(parseWkt('POLYGON Z ((1 2 9, 3 4 9), (5 6 9, 7 8 9))')).toEqual([
      [
        [
          [1, 2],
          [3, 4],
        ],
        [
          [5, 6],
          [7, 8],
        ],
      ],
    ]);
    expect(parseWkt('multipolygon(((1 2,3 4)),((5 6,7 8)))')).toEqual([
      [
        [
          [1, 2],
          [3, 4],
        ],
      ],
      [
        [
          [5, 6],
          [7, 8],
        ],
      ],
    ]);
  });
});

describe('a GeoPackage', () => {
  it('with a view, which may have rows without end, is refused', async () => {
    writeGeoPackage(at('view.gpkg'), { mouzas: few });
    const database = new DatabaseSync(at('view.gpkg'));
    database.exec(`alter table mouzas rename to others; create view mouzas as
      with recursive n (i) as (select 1 union all select i + 1 from n) select o.* from others o, n`);
    database.close();
    await expect(readAll(at('view.gpkg'))).rejects.toThrow('the layer mouzas is not a table');
  });
});

describe('a coordinate system', () => {
  it('that is unknown is refused by its name', async () => {
    writeGeoJson(at('web.geojson'), few, '3857');
    await expect(readAll(at('web.geojson'))).rejects.toThrow('EPSG:3857');
    writeGeoPackage(at('web.gpkg'), { mouzas: few }, 3857);
    await expect(readAll(at('web.gpkg'))).rejects.toThrow('EPSG:3857');
  });

  it('of metres is converted: the outline of a plot in Puri lies there', async () => {
    const metres = [
      [377_000, 2_190_000],
      [377_100, 2_190_000],
      [377_100, 2_190_100],
    ] as const;
    const cells = { district: 'Puri', tahasil: 'Puri Sadar', mouza: 'Matitota' };
    writeGeoJson(at('utm.geojson'), [{ cells, ring: metres }], '32645');
    const [mapped] = await openFiles([at('utm.geojson')]);
    if (!mapped) throw new Error('The file has no table.');
    const rows = readTable(mapped, 0, createFaultList());
    const [longitude, latitude] = (await rows.next()).value?.ring?.[0] ?? [0, 0];
    expect(longitude).toBeCloseTo(85.8259, 2);
    expect(latitude).toBeCloseTo(19.8022, 2);
    writeGeoJson(at('wrong.geojson'), [{ cells, ring: metres }]);
    expect((await readAll(at('wrong.geojson'))).faults).toMatchObject([{ kind: 'outlineOutside' }]);
  });
});

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { landEntities } from '@temple-land/portal-core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  hashRegister,
  importFiles,
} from '../../../../../../tests/support/landFiles/importFiles.ts';
import { landRecords } from '../../../../../../tests/support/landFiles/records.ts';
import { writeGeoPackage } from '../../../../../../tests/support/landFiles/writeFiles.ts';
import { openEmpty } from '../../../../../../tests/support/sampleDatabase.ts';
import { queryRows, type OpenDatabase } from '../../../db/database.ts';
import { migrate } from '../../../db/migration/migrate.ts';
import { openGeoPackageFile } from '../../../db/land/geoPackageFile.ts';
import { exportRecords, type ExportFormat } from './exportRecords.ts';
import { readLayers } from './records.ts';

const kinds = ['districts', 'tahasils', 'mouzas', 'khatiyans', 'plots'];

const folder = mkdtempSync(join(tmpdir(), 'portal-export-'));
let [database, copy]: OpenDatabase[] = [];
beforeAll(async () => {
  [database, copy] = [await openEmpty(), await openEmpty()];
  await migrate(database);
  await migrate(copy);
  const land = landRecords('small');
  const [first] = land.plots;
  Object.assign(first?.cells ?? {}, {
    remarks: 'called "Tota", near the tank; ଟୋଟା',
    occupant: '=Person, A',
    east: 'Road',
    level: 'survey',
  });
  delete land.plots.at(-1)?.ring;
  writeGeoPackage(join(folder, 'first.gpkg'), { ...land });
  await importFiles(database, [join(folder, 'first.gpkg')]);
});
afterAll(async () => {
  await database?.close();
  await copy?.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each<[ExportFormat]>([['gpkg'], ['geojson'], ['csv'], ['xlsx']])(
  'an export as %s is the register that an import makes of it',
  async (format) => {
    if (!database || !copy) throw new Error('There is no database.');
    const path = join(folder, `land.${format}`);
    if (format !== 'gpkg') mkdirSync(path);
    const counts = await exportRecords(database.db, { format, path });
    expect(counts).toMatchObject({ districts: 2, khatiyans: 109, plots: 240 });
    const files = format === 'gpkg' ? [path] : kinds.map((kind) => join(path, `${kind}.${format}`));
    const { faults } = await importFiles(copy, files);
    expect(faults).toEqual([]);
    expect(await hashRegister(copy)).toEqual(await hashRegister(database));
    expect(await importFiles(database, files)).toMatchObject({
      counts: { mouza: { unchanged: 104 }, plot: { added: 0, changed: 0, unchanged: 240 } },
    });
    await expect(exportRecords(database.db, { format, path })).rejects.toThrow();
  },
);

it('an export is that of its first moment, and other statements are answered while it runs', async () => {
  if (!database || !copy) throw new Error('There is no database.');
  const { db } = database;
  const path = join(folder, 'moment.gpkg');
  const before = await hashRegister(database);
  const writer = openGeoPackageFile(path);
  await readLayers(db, {
    entities: landEntities,
    withPersons: true,
    write: async (layer) => {
      await writer.write(layer);
      // Waits for ever if the export holds the only connection.
      await db.execute(sql`update khatiyans set number = number || 'a' where id = 1`);
    },
  });
  writer.close();
  const { faults } = await importFiles(copy, [path]);
  expect(faults).toEqual([]);
  expect(await hashRegister(copy)).toEqual(before);
  const left = sql`select count(*)::int as n from pg_class where relname like 'export\\_%'`;
  expect(await queryRows(db, left)).toEqual([{ n: 0 }]);
});

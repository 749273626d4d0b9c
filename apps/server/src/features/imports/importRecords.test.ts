import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq, getTableColumns } from 'drizzle-orm';
import { writeXlsxStream } from 'hucre/xlsx';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStart } from '../../../../../tests/support/clock.ts';
import {
  hashRegister,
  importConfig,
  importFiles,
} from '../../../../../tests/support/landFiles/importFiles.ts';
import {
  landRecords,
  type FileRecord,
  type LandRecords,
} from '../../../../../tests/support/landFiles/records.ts';
import {
  tableOf,
  writeCsv,
  writeGeoJson,
  writeGeoPackage,
  writeKml,
} from '../../../../../tests/support/landFiles/writeFiles.ts';
import { openEmpty } from '../../../../../tests/support/sampleDatabase.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { listPlotEvents } from '../../db/land/plotHistory.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { khatiyans, plots } from '../../db/schema/land.ts';
import { kisams } from '../../db/schema/plotDetails.ts';
import { importBatches } from '../../db/schema/imports.ts';
import { mouzaFacts } from '../../db/schema/register.ts';
import { undoBatch } from './batches/undoBatch.ts';

const kinds = ['districts', 'tahasils', 'mouzas', 'khatiyans', 'plots'] as const;
const records = landRecords('small');
const undo = { operator: 'operator', now: testStart };

const folder = mkdtempSync(join(tmpdir(), 'portal-land-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function writeXlsx(path: string, rows: readonly FileRecord[]) {
  const workbook = writeXlsxStream(tableOf(rows), { name: 'Sheet' });
  await pipeline(Readable.fromWeb(workbook as never), createWriteStream(path));
}

const csv = kinds.map((kind) => at(`${kind}.csv`));
beforeAll(async () => {
  for (const kind of kinds) {
    writeCsv(at(`${kind}.csv`), records[kind]);
    writeGeoJson(at(`${kind}.geojson`), records[kind]);
    writeKml(at(`${kind}.kml`), records[kind]);
    await writeXlsx(at(`${kind}.xlsx`), records[kind]);
  }
  writeGeoPackage(at('land.gpkg'), { ...records });
});

let database: OpenDatabase;
beforeEach(async () => {
  database = await openEmpty();
  await migrate(database);
});
afterEach(() => database.close());

const added = (count: number) => ({ added: count, changed: 0, unchanged: 0 });
const unchanged = (count: number) => ({ added: 0, changed: 0, unchanged: count });
const countsOf = (count: (rows: number) => object) => ({
  district: count(records.districts.length),
  tahasil: count(records.tahasils.length),
  mouza: count(records.mouzas.length),
  khatiyan: count(records.khatiyans.length),
  plot: count(records.plots.length),
});

async function sums() {
  const { version, recordedOn, ...figures } = getTableColumns(mouzaFacts);
  expect([version.name, recordedOn.name]).toEqual(['version', 'recorded_on']);
  return database.db.select(figures).from(mouzaFacts).orderBy(mouzaFacts.mouzaId);
}

const changedPlots = (change: (cells: FileRecord['cells']) => FileRecord['cells']) =>
  records.plots.map((record) => ({ ...record, cells: change(record.cells) }));

describe('files of the land register', () => {
  it('are imported in one batch, and the same files change nothing', async () => {
    const first = await importFiles(database, csv);
    expect(first).toMatchObject({ faultCount: 0, counts: countsOf(added) });
    expect(await database.db.select().from(importBatches)).toMatchObject([
      { id: first.batchId, kind: 'land', importedBy: 'operator', undoneOn: null },
    ]);
    const before = await hashRegister(database);
    const again = await importFiles(database, csv);
    expect(again).toMatchObject({ counts: countsOf(unchanged) });
    expect(again.batchId).toBeUndefined();
    expect(await hashRegister(database)).toEqual(before);
    const area = records.plots.reduce((sum, { cells }) => sum + Number(cells['area']), 0);
    const [plot] = await database.db.select().from(plots).limit(1);
    const history = await listPlotEvents(database.db, eq(plots.id, plot?.id ?? 0));
    expect(history).toMatchObject([
      { kind: 'imported', facts: { import: '1' }, applicationNo: '' },
    ]);
    const stored = (await sums()).reduce((sum, facts) => sum + facts.area, 0);
    expect(stored).toBeCloseTo(area, 6);
  });

  it.each([
    ['Excel', kinds.map((kind) => at(`${kind}.xlsx`))],
    ['GeoJSON', kinds.map((kind) => at(`${kind}.geojson`))],
    ['KML', kinds.map((kind) => at(`${kind}.kml`))],
    ['a GeoPackage', [at('land.gpkg')]],
  ])('say the same as %s', async (_, paths) => {
    await importFiles(database, csv);
    const before = await hashRegister(database);
    expect(await importFiles(database, paths)).toMatchObject({ counts: countsOf(unchanged) });
    expect(await hashRegister(database)).toEqual(before);
  });

  it('are checked by a dry run, which writes nothing', async () => {
    const result = await importFiles(database, csv, { isDryRun: true });
    expect(result).toMatchObject({ faultCount: 0, counts: countsOf(added) });
    expect(await database.db.$count(plots)).toBe(0);
  });

  it('may have unlisted kisams and outlines in one another when that is accepted', async () => {
    const list = [
      { name: 'Sarada', nameOr: 'ଶାରଦ', kisamClass: 'wet' },
      { name: 'Rabi', nameOr: '', kisamClass: 'dry' },
    ];
    await database.db.insert(kisams).values(list);
    const [first, , third, ...rest] = changedPlots((cells) => ({ ...cells, kisam: 'ଶାରଦ' }));
    if (!first || !third) throw new Error('There are too few plots.');
    const inFirst = { ...first, cells: { ...first.cells, plot_no: '777' } };
    const unlisted = { ...third, cells: { ...third.cells, kisam: 'RABI 2' } };
    const number = first.cells['plot_no'];
    writeCsv(at('doubtful.csv'), [first, inFirst, unlisted, ...rest]);
    const paths = [...csv.slice(0, 4), at('doubtful.csv')];
    const refused = await importFiles(database, paths);
    expect(refused).toMatchObject({
      faultCount: 2,
      faults: [
        { row: 3, kind: 'outlineOverlap', detail: `100 % with plot ${number} in row 2` },
        { row: 4, field: 'kisam', kind: 'unknownKisam', text: 'RABI 2' },
      ],
    });
    const accepted = await importFiles(database, paths, {
      accept: ['outlineOverlap', 'unknownKisam'],
    });
    expect(accepted).toMatchObject({ faultCount: 0, acceptedCount: 2, counts: countsOf(added) });
    const [named] = await database.db.select().from(plots).orderBy(plots.id).limit(1);
    expect(named?.kisam).toBe('Sarada');
    // The same plot later, alone, is compared with the register.
    writeCsv(at('later.csv'), [{ ...inFirst, cells: { ...inFirst.cells, area: '1.0000' } }]);
    expect(await importFiles(database, [at('later.csv')])).toMatchObject({
      faults: [{ row: 2, detail: `100 % with plot ${number} of the register` }],
    });
  });

  it('may come later, one after another, and without outlines', async () => {
    for (const path of csv.slice(0, 4)) await importFiles(database, [path]);
    const bare: LandRecords['plots'] = records.plots.map(({ cells }) => ({ cells }));
    writeCsv(at('bare.csv'), bare);
    expect(await importFiles(database, [at('bare.csv')])).toMatchObject({
      counts: { plot: added(bare.length) },
    });
    const [plot] = await database.db.select().from(plots).limit(1);
    expect(plot).toMatchObject({ ring: null, bounds: null });
    expect(await importFiles(database, [at('plots.csv')])).toMatchObject({
      counts: { plot: { added: 0, changed: bare.length } },
    });
  });
});

describe('an import', () => {
  it('changes what differs, and its undo brings back the exact figures', async () => {
    await importFiles(database, csv);
    const [before, figures] = [await hashRegister(database), await sums()];
    const later = changedPlots((cells) =>
      Number(cells['plot_no']) % 3 === 0 ? { ...cells, area: '7.7500', sabik_no: '9' } : cells,
    );
    writeCsv(at('later.csv'), later);
    const result = await importFiles(database, [at('later.csv')]);
    const changed = later.filter(({ cells }) => cells['sabik_no'] === '9').length;
    expect(result).toMatchObject({
      counts: { plot: { added: 0, changed, unchanged: later.length - changed } },
    });
    expect(await sums()).not.toEqual(figures);
    await undoBatch(database.db, importConfig, result.batchId ?? 0, undo);
    expect(await hashRegister(database)).toEqual(before);
    expect(await sums()).toEqual(figures);
    await expect(undoBatch(database.db, importConfig, result.batchId ?? 0, undo)).rejects.toThrow(
      'undone already',
    );
  });

  it('can be undone while nothing builds on it', async () => {
    const { batchId = 0 } = await importFiles(database, csv);
    const [plot] = await database.db.select().from(plots).limit(1);
    const write = (area: number) =>
      database.db
        .update(plots)
        .set({ area })
        .where(eq(plots.id, plot?.id ?? 0));
    await write(3.25);
    const undoing = () => undoBatch(database.db, importConfig, batchId, undo);
    await expect(undoing()).rejects.toThrow('1 records of import');
    await write(plot?.area ?? 0);
    const own = { mouzaId: plot?.mouzaId ?? 0, number: '9001' };
    await database.db.insert(khatiyans).values({ id: 90_001, ...own });
    await expect(undoing()).rejects.toThrow('Other records refer');
    expect(await database.db.$count(plots)).toBe(records.plots.length);
    await database.db.delete(khatiyans).where(eq(khatiyans.id, 90_001));
    await undoing();
    expect(await sums()).toEqual([]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFiles } from '../../../../../../tests/support/landFiles/importFiles.ts';
import { landRecords, type FileRecord } from '../../../../../../tests/support/landFiles/records.ts';
import { writeCsv, writeGeoPackage } from '../../../../../../tests/support/landFiles/writeFiles.ts';
import { openEmpty } from '../../../../../../tests/support/sampleDatabase.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { migrate } from '../../../db/migration/migrate.ts';
import { khatiyans } from '../../../db/schema/land.ts';

const records = landRecords('small');

const folder = mkdtempSync(join(tmpdir(), 'portal-flat-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let database: OpenDatabase;
beforeEach(async () => {
  database = await openEmpty();
  await migrate(database);
  const { districts, tahasils, mouzas } = records;
  const places = join(folder, 'places.gpkg');
  rmSync(places, { force: true });
  writeGeoPackage(places, { districts, tahasils, mouzas });
  await importFiles(database, [places]);
});
afterEach(() => database.close());

/** The plots, each with the khatiyan's owner and rent, under the headings of a record of rights in Odia. */
function plotsWithKhatiyans(): FileRecord[] {
  return records.plots.map(({ cells, ring }) => {
    const { district = '', tahasil = '', mouza = '', khatiyan = '', plot_no = '' } = cells;
    const place = { ଜିଲ୍ଲା: district, ତହସିଲ: tahasil, ମୌଜା: mouza, 'ଖତିୟାନ ନମ୍ବର': khatiyan };
    const own = { 'ପ୍ଲଟ ନମ୍ବର': plot_no, କିସମ: cells['kisam'] ?? '', ରକବା: cells['area'] ?? '' };
    const dues = { 'ପ୍ରଜାର ନାମ': `Deity of ${khatiyan}`, ଖଜଣା: '12.50' };
    return { cells: { ...place, ...own, ...dues }, ...(ring ? { ring } : {}) };
  });
}

describe('a list of plots with what their khatiyans say', () => {
  const file = join(folder, 'flat.csv');

  it('adds each khatiyan once, and plots', async () => {
    writeCsv(file, plotsWithKhatiyans());
    const added = { khatiyan: { added: 109 }, plot: { added: 240 } };
    expect(await importFiles(database, [file])).toMatchObject({ counts: added });
    const [first] = await database.db.select().from(khatiyans).orderBy(khatiyans.id).limit(1);
    expect(first).toMatchObject({ ownerLine: 'Deity of 1', rent: 12.5, cess: 0 });
    expect(await importFiles(database, [file])).toMatchObject({
      counts: { khatiyan: { unchanged: 109 }, plot: { unchanged: 240 } },
    });
  });

  it('has a fault where rows contradict each other, and one for each place that is unknown', async () => {
    const flat = plotsWithKhatiyans();
    const place = ({ cells }: FileRecord) => `${cells['ମୌଜା']} ${cells['ଖତିୟାନ ନମ୍ବର']}`;
    const other = flat.findIndex(
      (row, index) => index > 0 && place(row) === place(flat[index - 1] ?? row),
    );
    Object.assign(flat[other]?.cells ?? {}, { ଖଜଣା: '13' });
    Object.assign(flat.at(-1)?.cells ?? {}, { ମୌଜା: 'Nowhere' });
    writeCsv(file, flat);
    const { faults, faultCount } = await importFiles(database, [file]);
    expect(faultCount).toBe(2);
    const contradiction = { kind: 'contradiction', field: 'rent', row: other + 2, text: '13.00' };
    expect(faults).toMatchObject([
      { ...contradiction, detail: 'an earlier row has 12.50' },
      { kind: 'unknownPlace', field: 'mouza', row: flat.length + 1, text: 'Nowhere' },
    ]);
  });
});

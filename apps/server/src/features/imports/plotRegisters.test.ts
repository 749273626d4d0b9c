import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { RegisterEntity } from '@temple-land/portal-core';
import { testStart } from '../../../../../tests/support/clock.ts';
import { importConfig, importFiles } from '../../../../../tests/support/landFiles/importFiles.ts';
import { makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { createTextFolder } from '../../../../../tests/support/textFolder.ts';
import { mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { encroachments, landSaleCases } from '../../db/schema/register.ts';
import { undoBatch } from './batches/undoBatch.ts';
import { exportRecords } from './exports/exportRecords.ts';

const service = makeAppBeforeEach();
const { folder, write } = createTextFolder();
const undo = { operator: 'operator', now: testStart };

/** Returns the cells that name a plot of two acres without any lease, and its id. */
async function makePlot() {
  const { db } = service.deps;
  const [plot] = await db
    .select({ id: plots.id, number: plots.number, mouza: mouzas.nameEn, tahasil: tahasils.nameEn })
    .from(plots)
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .orderBy(plots.id)
    .limit(1);
  if (plot === undefined) throw new Error('The sample has no plot.');
  await db.update(plots).set({ area: 2 }).where(eq(plots.id, plot.id));
  await db.delete(leases).where(eq(leases.plotId, plot.id));
  return { id: plot.id, cells: `${plot.tahasil},${plot.mouza},${plot.number}` };
}

const summarise = ({ faults }: Awaited<ReturnType<typeof importFiles>>) =>
  faults.map(({ row, field, kind }) => `${row} ${field} ${kind}`);

/** Exports a register and imports the files again; returns the counts of the import. */
/** Exports a register as CSV and as XLSX and imports each again, which changes nothing; returns the counts of the last. */
async function importExport(entity: RegisterEntity) {
  let last;
  for (const format of ['csv', 'xlsx'] as const) {
    const path = join(folder, `export-${entity}-${format}`);
    mkdirSync(path);
    await exportRecords(service.deps.db, { format, path, entities: [entity] });
    const { faults, counts, batchId } = await importFiles(service.deps, [
      join(path, `${entity}s.${format}`),
    ]);
    expect([format, faults, batchId]).toEqual([format, [], undefined]);
    last = counts[entity];
  }
  return last;
}

describe('leases of an import', () => {
  const headings =
    'lease_no,tahasil,mouza,plot_no,area,kind,lessee,starts_on,ends_on,yearly_rent,quantity';
  const first = (plot: string) =>
    `L/1,${plot},1.5,Agricultural,Gouri Behera,01-04-2020,31-03-2030,1500,`;

  it('are added, changed, undone and exported', async () => {
    const { id, cells } = await makePlot();
    const file = write('leases.csv', headings, first(cells));
    const { batchId, ...added } = await importFiles(service.deps, [file]);
    expect(added).toMatchObject({ faults: [], counts: { lease: { added: 1 } } });
    const find = () => service.deps.db.select().from(leases).where(eq(leases.leaseNo, 'L/1'));
    expect(await find()).toMatchObject([
      { plotId: id, area: 1.5, startsOn: '2020-04-01', yearlyRent: 1500, state: 'active' },
    ]);
    expect((await importFiles(service.deps, [file])).batchId).toBeUndefined();
    const changed = write('changed.csv', headings, first(cells).replace('1500', '1800'));
    const second = await importFiles(service.deps, [changed]);
    expect(second.counts).toMatchObject({ lease: { added: 0, changed: 1 } });
    expect(await importExport('lease')).toMatchObject({ added: 0, changed: 0 });
    await undoBatch(service.deps.db, importConfig, second.batchId ?? 0, undo);
    expect(await find()).toMatchObject([{ yearlyRent: 1500 }]);
    await undoBatch(service.deps.db, importConfig, batchId ?? 0, undo);
    expect(await find()).toEqual([]);
  });

  it('have faults at their cells, also against the leases that are stored', async () => {
    const { cells } = await makePlot();
    const file = write('leases.csv', headings, first(cells));
    await importFiles(service.deps, [file]);
    const faulty = write(
      'faulty.csv',
      headings,
      `L/2,${cells},0.75,Agricultural,Gouri Behera,2029-01-01,2031-01-01,100,`,
      `L/3,${cells},0.5,Agricultural,Gouri Behera,2029-01-01,2031-01-01,100,`,
      `L/4,${cells},0.1,Quarry,Gouri Behera,2032-01-01,2031-01-01,100,`,
      `L/5,${cells},0.1,Homestead,Gouri Behera,2032-01-01,2033-01-01,100,12`,
      `L/6,${cells}x,3,Farm,,2032-01-01,2033-01-01,-1,`,
      `L/7,${cells},3,Homestead,Gouri Behera,2042-01-01,2043-01-01,1,`,
      `L/1,${cells},2,Agricultural,Gouri Behera,01-04-2020,31-03-2030,1500,`,
    );
    expect(summarise(await importFiles(service.deps, [faulty]))).toEqual([
      '2 startsOn overlap',
      '3 startsOn overlap',
      '4 endsOn unfit',
      '4 permittedQuantity needed',
      '5 permittedQuantity unfit',
      '6 plot unknownPlace',
      '6 kind notInList',
      '6 lessee empty',
      '6 yearlyRent outOfRange',
      '7 area unfit',
      '8 startsOn overlap',
    ]);
    const later = write(
      'later.csv',
      headings,
      `L/8,${cells},2,Agricultural,Gouri Behera,2030-03-31,2031-01-01,100,`,
    );
    expect(summarise(await importFiles(service.deps, [later]))).toEqual([]);
  });
});

describe('encroachments of an import', () => {
  const headings =
    'encroachment_no,tahasil,mouza,plot_no,area,kind,found_on,state,removed_on,recovered_area';

  it('are found again by their number, and cannot be opened again', async () => {
    const { id, cells } = await makePlot();
    const open = write('encroachments.csv', headings, `E/1,${cells},0.5,House,2021-02-03,,,`);
    const { batchId = 0, ...added } = await importFiles(service.deps, [open]);
    expect(added).toMatchObject({ faults: [], counts: { encroachment: { added: 1 } } });
    const find = () =>
      service.deps.db.select().from(encroachments).where(eq(encroachments.recordNo, 'E/1'));
    expect(await find()).toMatchObject([{ plotId: id, state: 'open', area: 0.5, removedOn: null }]);
    expect(await importExport('encroachment')).toMatchObject({ unchanged: 1 });
    const removed = write(
      'removed.csv',
      headings,
      `E/1,${cells},0.5,House,2021-02-03,removed,2022-02-03,0.5`,
    );
    const second = await importFiles(service.deps, [removed]);
    expect(second.counts).toMatchObject({ encroachment: { changed: 1 } });
    const faulty = write(
      'faulty.csv',
      headings,
      `E/1,${cells},0.5,House,2021-02-03,open,,`,
      `E/2,${cells},3,House,2021-02-03,removed,,`,
      `E/3,${cells},0.5,House,2021-02-03,removed,2020-01-01,0.75`,
      `E/3,${cells},0.5,House,2021-02-03,,2022-01-01,`,
    );
    expect(summarise(await importFiles(service.deps, [faulty]))).toEqual([
      '2 state inUse',
      '3 area unfit',
      '3 removedOn needed',
      '4 removedOn unfit',
      '4 recoveredArea unfit',
      '5 recordNo duplicate',
      '5 removedOn unfit',
    ]);
    await undoBatch(service.deps.db, importConfig, second.batchId ?? 0, undo);
    await undoBatch(service.deps.db, importConfig, batchId, undo);
    expect(await find()).toEqual([]);
  });
});

describe('sale cases of an import', () => {
  const headings =
    'sale_case_no,tahasil,mouza,plot_no,area,rate_per_acre,value,concession,paid,opened_on,ordered_on,deed_on';

  it('have amounts and days that fit, and sell no plot beyond its area', async () => {
    const { id, cells } = await makePlot();
    const { db } = service.deps;
    await db.delete(landSaleCases).where(eq(landSaleCases.plotId, id));
    const file = write(
      'sale_cases.csv',
      headings,
      `S/1,${cells},1.5,100000,150000,15000,20000,2021-02-03,2021-08-01,2021-09-01`,
    );
    const { batchId = 0, ...added } = await importFiles(service.deps, [file]);
    expect(added).toMatchObject({ faults: [], counts: { saleCase: { added: 1 } } });
    const [plot] = await db.select().from(plots).where(eq(plots.id, id));
    const find = () => db.select().from(landSaleCases).where(eq(landSaleCases.caseNo, 'S/1'));
    expect(await find()).toMatchObject([{ plotId: id, kisam: plot?.kisam, paid: 20_000 }]);
    expect(await importExport('saleCase')).toMatchObject({ added: 0, changed: 0 });
    const faulty = write(
      'faulty.csv',
      headings,
      `S/2,${cells},0.75,100000,75000,,,2021-02-03,,`,
      `S/3,${cells},0.1,100000,10000,20000,,2021-02-03,2021-01-01,`,
      `S/4,${cells},0.1,100000,10000,1000,9500,2021-02-03,,2021-09-01`,
    );
    expect(summarise(await importFiles(service.deps, [faulty]))).toEqual([
      '2 area unfit',
      '3 area unfit',
      '3 concession unfit',
      '3 orderedOn unfit',
      '4 area unfit',
      '4 paid unfit',
      '4 orderedOn needed',
    ]);
    await undoBatch(db, importConfig, batchId, undo);
    expect(await find()).toEqual([]);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerColumns, registerReports, type ReportView } from '@temple-land/portal-core';
import { queryRows, type OpenDatabase } from '../../apps/server/src/db/database.ts';
import { setEffectiveDay } from '../../apps/server/src/db/land/effectiveDay.ts';
import { findFirstDay, selectPlotsOn } from '../../apps/server/src/db/land/landOnDay.ts';
import { migrate } from '../../apps/server/src/db/migration/migrate.ts';
import { plotDivisions } from '../../apps/server/src/db/schema/plotDivisions.ts';
import { recordChanges } from '../../apps/server/src/db/schema/recordChanges.ts';
import { seed } from '../../apps/server/src/db/seed/seed.ts';
import {
  listReportGroups,
  listReportRows,
} from '../../apps/server/src/features/reports/register/reportRows.ts';
import { testStart } from '../support/clock.ts';
import {
  computeLandBy,
  listDifferences,
  readReportFigures,
  stateOfficer,
} from '../support/reportFigures.ts';
import { openEmpty } from '../support/sampleDatabase.ts';

// A year later rents are due and tenders have closed.
const now = new Date('2027-03-16T06:30:00Z');
const readerOf = (view: ReportView) =>
  ({ caller: stateOfficer, view, now, language: 'en' }) as const;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmpty();
  await migrate(database);
  await seed(database.db, { size: 'full', now: testStart });
  await database.db.execute(sql`analyze`);
});
afterAll(() => database?.close());

describe('the reports on the whole record of the sample', () => {
  it('count 77,356 plots of 60,426.9430 acres in 24 districts', async () => {
    const plots = await readReportFigures(database.db, { report: 'plots' }, now);
    const districts = await readReportFigures(database.db, { report: 'districts' }, now);
    expect([plots['rows'], plots['area'], districts['rows']]).toEqual([77_356, 60_426.943, 24]);
  });

  it('have as many acres on each day of the history, of the plots that were in use then', async () => {
    const { db } = database;
    const first = await findFirstDay(db, testStart);
    const countOn = async (day: string) => {
      const [row] = await queryRows<{ plots: number; area: number }>(
        db,
        sql`select count(*)::int as plots, sum(area)::float as area from (${selectPlotsOn(day)}) p`,
      );
      return [row?.plots, row?.area];
    };
    const divisions = await db.select().from(plotDivisions);
    const splits = divisions.filter(({ kind }) => kind === 'split').length;
    const merges = divisions.length - splits;
    expect([splits, merges]).toEqual([10, 10]);
    expect(first < '2026-01-01').toBe(true);
    expect(await countOn(first)).toEqual([77_356 - splits + merges, 60_426.943]);
    expect(await countOn('2026-03-16')).toEqual([77_356, 60_426.943]);
    expect(await db.$count(recordChanges)).toBeGreaterThan(100);
  });

  it('have counts, acres and totals that SQL apart from them computes too', async () => {
    expect(await listDifferences(database.db, now)).toEqual([]);
  });

  it('have in the row of each mouza what SQL computes of its plots', async () => {
    const { db } = database;
    const apart = await computeLandBy(db, 'mouza_id');
    const columns = registerColumns.mouzas;
    const page = { limit: 2000, offset: 0 };
    const rows = await listReportRows(db, readerOf({ report: 'mouzas' }), columns, page);
    expect(rows.length).toBe(apart.size);
    for (const { id, cells } of rows) expect(cells).toMatchObject(apart.get(String(id)) ?? {});
  });

  it('have in each group of plots what SQL computes of the kisam', async () => {
    const { db } = database;
    const apart = await computeLandBy(db, 'kisam');
    const reader = readerOf({ report: 'plots', group: 'kisam' });
    const groups = await listReportGroups(db, reader, registerColumns.plots, [...apart.keys()]);
    expect(groups.length).toBe(apart.size);
    for (const { value, count, totals } of groups) {
      const { plots, area, areaLeased, areaEncroached } = apart.get(value) ?? {};
      expect([count, totals]).toMatchObject([plots, { area, areaLeased, areaEncroached }]);
    }
  });

  it('have the same figures after the record has changed, and as on the day before those of that day', async () => {
    const { db } = database;
    const readDayBefore = async () => {
      const read: Record<string, unknown> = {};
      for (const report of registerReports)
        read[report] = await readReportFigures(db, { report, day: '2026-05-31' }, now);
      return read;
    };
    const before = await readDayBefore();
    const today = await readReportFigures(db, { report: 'districts' }, now);
    expect(before['districts']).toEqual(today);
    const some = (remainder: number) => sql`id % 1000 = ${remainder}`;
    const changes = [
      sql`update plots set is_active = false where ${some(1)}`,
      sql`update plots set is_active = false where khatiyan_id in (select id from khatiyans where ${some(2)})`,
      sql`update khatiyans set is_active = false where ${some(2)}`,
      sql`update plots set kisam = 'Not of the list', ring = null where ${some(3)}`,
      sql`update plots set status = 'sold' where ${some(4)}`,
      sql`update khatiyans set ror_status = 'missing' where ${some(5)}`,
      sql`update leases set state = 'ended' where ${some(6)}`,
      sql`update leases set next_rent_on = '2026-05-01' where ${some(8)}`,
      sql`insert into leases (plot_id, mouza_id, application_id, lease_no, kind, lessee, area, starts_on, ends_on,
          yearly_rent, next_rent_on, state)
        select plot_id, mouza_id, application_id, lease_no || '/2', kind, lessee, 0.0001, '2026-06-01'::date,
          '2036-05-31'::date, yearly_rent, next_rent_on, state from leases where ${some(7)}`,
      sql`update encroachments set state = 'removed', removed_on = '2026-06-01', recovered_area = area
        where id % 10 = 1`,
    ];
    await db.transaction(async (tx) => {
      await setEffectiveDay(tx, '2026-06-01');
      for (const change of changes) await tx.execute(change);
    });
    expect(await readDayBefore()).toEqual(before);
    expect(await listDifferences(db, now)).toEqual([]);
    const plots = await readReportFigures(db, { report: 'plots' }, now);
    const { recoveredArea } = await readReportFigures(db, { report: 'encroachments' }, now);
    const { due } = await readReportFigures(db, { report: 'leases' }, now);
    expect(plots['rows']).toBeLessThan(77_356);
    expect([recoveredArea, due].every((figure) => Number(figure) > 0)).toBe(true);
  });
});

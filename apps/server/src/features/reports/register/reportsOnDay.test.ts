// Long because the same changes are read by every report, before, on the day between and after their undo.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  formatIndianDate,
  registerColumns,
  registerReports,
  type Input,
  type RegisterReport,
  type RegisterReportResult,
} from '@temple-land/portal-core';
import { administration } from '../../../../../../tests/support/admin.ts';
import { loadSamplePlaces } from '../../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../../tests/support/landLife.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { reportFrom } from '../../../../../../tests/support/reports.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../../tests/support/staff.ts';
import { queryRows, type Database } from '../../../db/database.ts';
import { setEffectiveDay } from '../../../db/land/effectiveDay.ts';
import { sessions } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { leases } from '../../../db/schema/leases.ts';
import { encroachments, landSaleCases, landUseVerifications } from '../../../db/schema/register.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const officer = createBeforeAll(() => newUser(service, 'reader.of.state', 'O', {}));
const admin = createBeforeAll(() => administration(service));
const dayMinutes = 24 * 60;
const today = () => formatIndianDate(service.clock.now());

type Request = Omit<Input<'registerReport'>, 'pageNumber' | 'pageSize'>;

async function load(request: Request): Promise<RegisterReportResult> {
  const page = { pageNumber: 1, pageSize: 1000 } as const;
  const answer = await service.call('registerReport', { ...request, ...page }, officer.token);
  if (!('result' in answer)) throw new Error(`No report: ${JSON.stringify(answer)}`);
  return answer.result;
}

// Not known of an earlier day, as the notes of the report say.
const unknown: ReadonlySet<string> = new Set(['lastUpdated', 'dueOn', 'overdueDays']);

/** Returns the rows and totals of a report, without what is not known of an earlier day. */
async function readOne(report: RegisterReport, day?: string) {
  const { rows, totals, total } = await load({ report, ...(day === undefined ? {} : { day }) });
  const known = rows.map(({ id, cells }) => [
    report === 'dataQuality' ? 0 : id,
    Object.fromEntries(Object.entries(cells).filter(([key]) => !unknown.has(key))),
  ]);
  return { total, totals, rows: known };
}

async function readAll(): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const report of registerReports) read[report] = await readOne(report);
  return read;
}

/** Advances the clock by days; everybody stays logged in. */
async function passDays(days: number) {
  service.clock.pass(days * dayMinutes);
  const now = service.clock.now();
  await service.deps.db.update(sessions).set({ createdOn: now, usedOn: now });
}

const onDay = (day: string, change: (tx: Database) => Promise<unknown>) =>
  service.deps.db.transaction(async (tx) => {
    await setEffectiveDay(tx, day);
    await change(tx);
  });

async function approvedChange(entity: 'plot' | 'khatian', id: number, changes: object) {
  const { isActive: _, ...row } = await admin.row(entity, id);
  await admin.approved(entity, { ...row, id, source: 'Order 21/2026', ...changes });
}

/** A day on which every report was read, and what it had then. */
let before: { day: string; read: Awaited<ReturnType<typeof readAll>> };
let between: typeof before;
let plot: { id: number; mouzaId: number; code: string; khatiyanId: number; area: number };

/** Changes one of each kind of record, in force today. */
async function changeRecords() {
  const { db } = service.deps;
  const day = today();
  await approvedChange('plot', plot.id, {
    area: plot.area + 1,
    kisam: 'Gharabari',
    effectiveOn: day,
  });
  await approvedChange('khatian', plot.khatiyanId, {
    ownerLine: 'Sri Balabhadra',
    rent: 77,
    effectiveOn: day,
    publishedOn: '',
  });
  await onDay(day, async (tx) => {
    await tx.update(leases).set({ yearlyRent: 4321, state: 'cancelled' }).where(eq(leases.id, 1));
    await tx.execute(
      sql`update plot_details set present_use = 'Market' where plot_id = ${plot.id}`,
    );
    await tx.execute(
      sql`update land_sale_cases set cancelled_on = ${day}::date where cancelled_on is null`,
    );
    await tx.execute(sql`update encroachments set state = 'dismissed'
      where id = (select min(id) from encroachments where state = 'open')`);
  });
  await db.insert(leases).values({
    leaseNo: 'NEW/1',
    plotId: plot.id,
    mouzaId: plot.mouzaId,
    area: 0.01,
    kind: 'agricultural',
    lessee: 'Gopal Nayak',
    startsOn: day,
    endsOn: '2036-03-31',
    yearlyRent: 100,
    state: 'active',
  });
}

/** Reports an encroachment and opens its case up to the order of eviction. */
async function openCase() {
  const citizen = await service.signInAs('citizen');
  const office = await officersOfPuri(service);
  const place = (await loadSamplePlaces(service)).find(({ tahasil }) => tahasil === 'Brahmagiri');
  if (!place) throw new Error('No place');
  const { applicationId } = await reportFrom(service, citizen, place);
  const take = async (who: typeof citizen, id: number, action: string, given = {}) =>
    mustTake(service, who, id, action, given);
  await take(office.dealing, applicationId, 'accept');
  await take(office.dealing, applicationId, 'inspect');
  await take(office.field, applicationId, 'report', {
    fieldReport: 'A wall',
    foundUse: 'House',
    encroachedArea: '0.02',
  });
  await take(office.dealing, applicationId, 'transfer', { authority: 'tahasilCourt' });
  const [made] = await service.deps.db
    .select()
    .from(applications)
    .where(eq(applications.parentId, applicationId));
  const caseId = made?.id ?? 0;
  await take(office.law, caseId, 'issueNotice', { caseNo: '16A/12' });
  await take(office.field, caseId, 'serve', { date: today() });
  await take(office.law, caseId, 'listHearing', { date: today() });
  await take(office.law, caseId, 'reserveOrder');
  await take(office.deciding, caseId, 'orderEviction', { orderNo: 'O/5' });
  return { office, caseId };
}

beforeAll(async () => {
  const [row] = await queryRows<typeof plot>(
    service.deps.db,
    sql`select p.id, p.mouza_id as "mouzaId", p.code, p.khatiyan_id as "khatiyanId", p.area::float as area
      from plots p join leases l on l.plot_id = p.id where l.id = 1`,
  );
  if (!row) throw new Error('No plot');
  plot = row;
  // The history of the land begins with its first kept change.
  await approvedChange('khatian', plot.khatiyanId, {
    marfatdar: 'Sri Gopal',
    publishedOn: '',
    effectiveOn: '2026-02-10',
  });
  const { office, caseId } = await openCase();
  before = { day: today(), read: await readAll() };
  await passDays(2);
  await changeRecords();
  await mustTake(service, office.field, caseId, 'takePossession', {
    date: today(),
    recoveredArea: '0.015',
    fieldReport: 'Taken back in part',
  });
  between = { day: today(), read: await readAll() };
  await passDays(3);
});

describe('a report as on an earlier day', () => {
  it.each(registerReports)('%s has the rows and totals that it had then', async (report) => {
    expect(await readOne(report, before.day)).toEqual(before.read[report]);
    expect(await readOne(report, between.day)).toEqual(between.read[report]);
  });

  it('differs from today where a record has changed since', () => {
    const changed = registerReports.filter(
      (report) =>
        JSON.stringify(before.read[report]) !== JSON.stringify(between.read[report]) &&
        report !== 'tenderResults',
    );
    expect(changed).toEqual(
      expect.arrayContaining([
        'plots',
        'khatiyans',
        'kisams',
        'leases',
        'encroachments',
        'districts',
        'mouzas',
        'pendency',
      ]),
    );
  });

  it('has acres and rents as SQL computes them of the day from the entries themselves', async () => {
    const { db } = service.deps;
    const [apart] = await queryRows<Record<string, number>>(
      db,
      sql`select (select sum(area)::float - 1 from plots where is_active) as area,
        (select sum(area)::float from encroachments where found_on <= ${before.day}::date
          and (removed_on > ${before.day}::date or state = 'open' or state = 'dismissed'
            or removed_on is null) and id <> (select max(id) from encroachments)) as open,
        (select sum(area)::float from land_sale_cases where deed_no <> '') as sold`,
    );
    const plots = await load({ report: 'plots', day: before.day });
    const taken = await load({
      report: 'encroachments',
      day: before.day,
      filters: [{ column: 'state', is: ['open'] }],
    });
    expect(plots.totals['area']).toBeCloseTo(apart?.['area'] ?? NaN, 4);
    expect(taken.totals['area']).toBeCloseTo(apart?.['open'] ?? NaN, 4);
    const khatiyan = await load({ report: 'khatiyans', day: before.day });
    const own = khatiyan.rows.find(({ id }) => id === plot.khatiyanId);
    expect(own?.cells['ownerLine']).not.toBe('Sri Balabhadra');
    expect(own?.cells['amount']).not.toBe(77);
  });

  it('counts an encroachment that was recovered in part once: whole before, the rest after', async () => {
    const open = async (day?: string) => {
      const found = await load({
        report: 'encroachments',
        ...(day === undefined ? {} : { day }),
        filters: [
          { column: 'state', is: ['open'] },
          { column: 'foundOn', from: before.day },
        ],
      });
      return [found.total, found.totals['area']];
    };
    expect(await open(before.day)).toEqual([1, 0.02]);
    expect(await open(between.day)).toEqual([1, 0.005]);
    expect(await open()).toEqual([1, 0.005]);
  });

  it('is the same after a change is taken back', async () => {
    await onDay(today(), (tx) =>
      tx.update(leases).set({ yearlyRent: 1, state: 'active' }).where(eq(leases.id, 1)),
    );
    await approvedChange('plot', plot.id, { area: plot.area, effectiveOn: today() });
    for (const report of registerReports) {
      expect([report, await readOne(report, between.day)]).toEqual([report, between.read[report]]);
    }
    const lease = async (day?: string) => {
      const { rows } = await load({ report: 'leases', ...(day === undefined ? {} : { day }) });
      return rows.find(({ id }) => id === 1)?.cells['amount'];
    };
    expect([await lease(between.day), await lease()]).toEqual([4321, 1]);
  });

  it('has a change that was entered late from the day on which it was in force', async () => {
    const { db } = service.deps;
    const [verification] = await db
      .insert(landUseVerifications)
      .values({
        plotId: plot.id,
        mouzaId: plot.mouzaId,
        state: 'planned',
        plannedOn: '2026-01-05',
        recordedUse: 'House',
      })
      .returning();
    await db
      .update(landUseVerifications)
      .set({ state: 'completed', completedOn: '2026-02-01' })
      .where(eq(landUseVerifications.id, verification?.id ?? 0));
    const [sale] = await db.select().from(landSaleCases).limit(1);
    await onDay('2026-03-01', (tx) =>
      tx.update(leases).set({ yearlyRent: 9000 }).where(eq(leases.id, 1)),
    );
    const rent = async (day: string) => {
      const { rows } = await load({ report: 'leases', day });
      return rows.find(({ id }) => id === 1)?.cells['amount'];
    };
    expect(await rent('2026-03-01')).toBe(9000);
    expect(await rent(before.day)).toBe(9000);
    expect(await rent('2026-02-28')).not.toBe(9000);
    expect(sale).toBeDefined();
    const versions = await queryRows<{ until: string }>(
      db,
      sql`select until_day::text as until from register_versions
        where register = 'land_use_verifications' and record_id = ${verification?.id ?? 0}`,
    );
    expect(versions).toEqual([{ until: '2026-02-01' }]);
  });

  it('has no versions of entries that were deleted', async () => {
    const { db } = service.deps;
    await db.delete(encroachments);
    const [row] = await queryRows<{ count: number }>(
      db,
      sql`select count(*)::int from register_versions where register = 'encroachments'`,
    );
    expect(row?.count).toBe(0);
  });
});

describe('the day of a report', () => {
  const ask = (request: object) =>
    service.call(
      'registerReport',
      { ...request, pageNumber: 1, pageSize: 10 } as Input<'registerReport'>,
      officer.token,
    );

  it('is refused before the first record and after today, with the days that can be chosen', async () => {
    for (const report of registerReports) {
      const { firstDay } = await load({ report });
      const last = new Date(`${firstDay}T00:00:00Z`);
      last.setUTCDate(last.getUTCDate() - 1);
      const tooEarly = last.toISOString().slice(0, 10);
      const from = firstDay.split('-').toReversed().join('-');
      for (const day of [tooEarly, '9999-12-31', '1800-01-01']) {
        expect([report, day, await ask({ report, day })]).toEqual([
          report,
          day,
          { status: 400, message: expect.stringContaining(from) },
        ]);
      }
      expect(await ask({ report, day: firstDay })).toMatchObject({ status: 200 });
      const file = { report, day: tooEarly, format: 'csv' } as const;
      const { bytes } = await service.send('registerReportFile', file, officer.token);
      expect(new TextDecoder().decode(bytes)).not.toContain('"Sl."');
    }
  });

  it('of today is the same as none', async () => {
    const { asOn: _one, ...dated } = await load({ report: 'leases', day: today() });
    const { asOn: _two, ...plain } = await load({ report: 'leases' });
    expect(dated).toEqual(plain);
    expect(plain.notes).toEqual([]);
  });

  it('says what is not of it, and until when a register was not kept', async () => {
    const { db } = service.deps;
    const notes = async (report: RegisterReport) => (await load({ report, day: before.day })).notes;
    expect((await notes('leases')).join(' ')).toContain('are those of today');
    await db.execute(sql`insert into register_versions (register, record_id, from_day, until_day)
      values ('leases', 0, '-infinity', ${today()}::date)`);
    expect((await notes('leases'))[0]).toMatch(/^Changes before .* were not kept for: leases\./);
    expect((await notes('pendency')).join(' ')).not.toContain('not kept');
    await db.execute(sql`delete from register_versions where record_id = 0`);
  });

  it('is in the name, heading and terms of each file', async () => {
    const day = before.day;
    const shown = day.split('-').toReversed().join('-');
    const file = async (format: 'csv' | 'geojson') =>
      service.send('registerReportFile', { report: 'leases', format, day }, officer.token);
    const csv = await file('csv');
    const text = new TextDecoder().decode(csv.bytes);
    expect(String(csv.headers['content-disposition'])).toContain(`report-leases-${day}.csv`);
    expect(text).toContain(`"As on","${shown}"`);
    expect(text).toContain('"Not of that day","Districts, tahasils');
    const map = await file('geojson');
    expect(JSON.parse(new TextDecoder().decode(map.bytes))).toMatchObject({ asOn: day });
    const columns = registerColumns.leases.length;
    expect(text.split('\r\n')[0]?.split('","').length).toBe(columns + 1);
  });
});

import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { LandInformation } from '@temple-land/portal-core';
import { freeSamplePlots } from '../../../../../tests/support/landApplication.ts';
import { mustTake, takeToDeed } from '../../../../../tests/support/landLife.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { reportFrom } from '../../../../../tests/support/reports.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { queryRows } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { khatiyans, plots } from '../../db/schema/land.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
let citizen: SignedInUser;
let office: Awaited<ReturnType<typeof officersOfPuri>>;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  office = await officersOfPuri(service);
  await freeSamplePlots(service);
  await service.deps.db
    .update(applications)
    .set({ plotCode: '' })
    .where(eq(applications.plotCode, office.place.plotCode));
});

async function plotOfOffice() {
  const [row] = await service.deps.db
    .select({ plot: plots, khatiyanId: khatiyans.id })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .where(eq(plots.code, office.place.plotCode));
  if (!row) throw new Error('There is no such plot.');
  return row;
}

async function report<Level extends LandInformation['level']>(level: Level, khataNoId: number) {
  const { districtCode, tahasilCode, villageCode } = office.place;
  const place = { districtCode, tahasilCode, villageCode, khataNoId };
  const answer = await service.call('landInformation', { level, ...place }, office.dealing.token);
  if (!('level' in answer)) throw new Error('No report.');
  return answer as Extract<LandInformation, { level: Level }>;
}

type Figure = 'areaLeased' | 'areaSold' | 'areaEncroached';

/** A figure of the plot in every report that contains the plot. */
async function reported(key: Figure | 'verifications') {
  const { khatiyanId } = await plotOfOffice();
  const { tahasilCode, villageCode, plotCode } = office.place;
  const find = (rows: readonly { code: string; [key: string]: unknown }[], code: string | number) =>
    rows.find((row) => row.code === String(code))?.[key];
  return {
    tahasil: find((await report('tahasil', khatiyanId)).result, tahasilCode),
    mouza: find((await report('mouza', khatiyanId)).result, villageCode),
    khatiyan: find((await report('khatiyan', khatiyanId)).result, khatiyanId),
    plot: find((await report('plot', khatiyanId)).result, plotCode),
  };
}

/** The acres of every report and of the plot check that contain the plot. */
async function shown(key: Figure) {
  const { plot } = await plotOfOffice();
  const { villageCode } = office.place;
  const check = await service.call('plotCheck', {
    villageCode,
    plotNo: plot.number,
    ...(await service.captcha()),
  });
  return { ...(await reported(key)), check: 'result' in check ? check.result[key] : undefined };
}

type Register = 'leases' | 'land_sale_cases' | 'encroachments' | 'land_use_verifications';

/** The same figure, summed from the rows of a register. */
async function summed(register: Register, condition: string, value = 'r.area') {
  const { plot, khatiyanId } = await plotOfOffice();
  const { tahasilCode, villageCode } = office.place;
  const total = sql.raw(`sum(${value})`);
  const [row] = await queryRows<Record<string, number>>(
    service.deps.db,
    sql`select
      coalesce(${total} filter (where m.tahasil_id = ${tahasilCode}), 0)::float as tahasil,
      coalesce(${total} filter (where m.id = ${villageCode}), 0)::float as mouza,
      coalesce(${total} filter (where p.khatiyan_id = ${khatiyanId}), 0)::float as khatiyan,
      coalesce(${total} filter (where p.id = ${plot.id}), 0)::float as plot
    from ${sql.raw(register)} r join plots p on p.id = r.plot_id join mouzas m on m.id = p.mouza_id
    where ${sql.raw(condition)}`,
  );
  return row;
}

/** The acres of a register as the reports and the plot check should show them. */
async function summedWithCheck(register: Register, condition: string) {
  const row = await summed(register, condition);
  return { ...row, check: row?.plot };
}

it.each([
  ['lease', 'areaLeased', 'leases', "r.state = 'active'"],
  ['purchase', 'areaSold', 'land_sale_cases', "r.deed_no <> '' and r.cancelled_on is null"],
] as const)(
  'a %s and its cancelled order are the same in four reports, the plot check and the register',
  async (holding, key, table, condition) => {
    const { id, area } = await takeToDeed(service, { citizen, office }, office.place, holding);
    const held = await shown(key);
    expect(held).toEqual(await summedWithCheck(table, condition));
    expect(held.plot).toBe(area);
    const { events } = await report('plot', (await plotOfOffice()).khatiyanId);
    expect(events[0]).toMatchObject({ applicationId: id, plotCode: office.place.plotCode });
    const given = { reason: 'falseStatement', remark: 'Forged papers' } as const;
    await mustTake(service, office.deciding, id, 'cancelOrder', given);
    expect((await shown(key)).plot).toBe(0);
    expect(await shown(key)).toEqual(await summedWithCheck(table, condition));
  },
);

it('an inspection, an encroachment and its possession are the same in four reports and the registers', async () => {
  const expectSame = async () => {
    expect(await shown('areaEncroached')).toEqual(
      await summedWithCheck('encroachments', "r.state = 'open'"),
    );
    expect(await reported('verifications')).toEqual(
      await summed('land_use_verifications', "r.state = 'completed'", '1'),
    );
  };
  const before = [await shown('areaEncroached'), await reported('verifications')] as const;
  const { applicationId: id } = await reportFrom(service, citizen, office.place);
  await mustTake(service, office.dealing, id, 'accept');
  await mustTake(service, office.dealing, id, 'inspect');
  const found = { fieldReport: 'A wall', foundUse: 'House', encroachedArea: '0.0002' };
  await mustTake(service, office.field, id, 'report', found);
  await mustTake(service, office.dealing, id, 'transfer', { authority: 'tahasilCourt' });
  await expectSame();
  const added = (was: unknown, more: number) => Number((Number(was) + more).toFixed(4));
  expect((await reported('areaEncroached')).plot).toBe(added(before[0].plot, 0.0002));
  expect((await reported('verifications')).plot).toBe(added(before[1].plot, 1));

  const { db } = service.deps;
  const [opened] = await db.select().from(applications).where(eq(applications.parentId, id));
  const caseId = opened?.id ?? 0;
  await mustTake(service, office.law, caseId, 'issueNotice', { caseNo: '16A/12' });
  await mustTake(service, office.field, caseId, 'serve', { date: '2026-03-16' });
  await mustTake(service, office.law, caseId, 'listHearing', { date: '2026-04-01' });
  await mustTake(service, office.law, caseId, 'reserveOrder');
  await mustTake(service, office.deciding, caseId, 'orderEviction', { orderNo: 'O/5' });
  const possession = { fieldReport: 'Half', date: '2026-03-16', recoveredArea: '0.0001' };
  await mustTake(service, office.field, caseId, 'takePossession', possession);
  await expectSame();
  expect((await reported('areaEncroached')).plot).toBe(added(before[0].plot, 0.0001));
});

import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { LandInformation } from '@temple-land/portal-core';
import { freeSamplePlots } from '../../../../../tests/support/landApplication.ts';
import { mustTake, takeToDeed } from '../../../../../tests/support/landLife.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
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

/** The acres of every report and of the plot check that contain the plot. */
async function shown(key: 'areaLeased' | 'areaSold') {
  const { plot, khatiyanId } = await plotOfOffice();
  const { tahasilCode, villageCode, plotCode } = office.place;
  const find = (rows: readonly { code: string; [key: string]: unknown }[], code: string | number) =>
    rows.find((row) => row.code === String(code))?.[key];
  const check = await service.call('plotCheck', {
    villageCode,
    plotNo: plot.number,
    ...(await service.captcha()),
  });
  return {
    tahasil: find((await report('tahasil', khatiyanId)).result, tahasilCode),
    mouza: find((await report('mouza', khatiyanId)).result, villageCode),
    khatiyan: find((await report('khatiyan', khatiyanId)).result, khatiyanId),
    plot: find((await report('plot', khatiyanId)).result, plotCode),
    check: 'result' in check ? check.result[key] : undefined,
  };
}

/** The same acres, summed from the registers. */
async function summed(table: 'leases' | 'land_sale_cases', condition: string) {
  const { plot, khatiyanId } = await plotOfOffice();
  const { tahasilCode, villageCode } = office.place;
  const [row] = await queryRows<Record<string, number>>(
    service.deps.db,
    sql`select
      coalesce(sum(r.area) filter (where m.tahasil_id = ${tahasilCode}), 0)::float as tahasil,
      coalesce(sum(r.area) filter (where m.id = ${villageCode}), 0)::float as mouza,
      coalesce(sum(r.area) filter (where p.khatiyan_id = ${khatiyanId}), 0)::float as khatiyan,
      coalesce(sum(r.area) filter (where p.id = ${plot.id}), 0)::float as plot,
      coalesce(sum(r.area) filter (where p.id = ${plot.id}), 0)::float as "check"
    from ${sql.raw(table)} r join plots p on p.id = r.plot_id join mouzas m on m.id = p.mouza_id
    where ${sql.raw(condition)}`,
  );
  return row;
}

it.each([
  ['lease', 'areaLeased', 'leases', "r.state = 'active'"],
  ['purchase', 'areaSold', 'land_sale_cases', "r.deed_no <> '' and r.cancelled_on is null"],
] as const)(
  'a %s and its cancelled order are the same in four reports, the plot check and the register',
  async (holding, key, table, condition) => {
    const { id, area } = await takeToDeed(service, { citizen, office }, office.place, holding);
    const held = await shown(key);
    expect(held).toEqual(await summed(table, condition));
    expect(held.plot).toBe(area);
    const { events } = await report('plot', (await plotOfOffice()).khatiyanId);
    expect(events[0]).toMatchObject({ applicationId: id, plotCode: office.place.plotCode });
    const given = { reason: 'falseStatement', remark: 'Forged papers' } as const;
    await mustTake(service, office.deciding, id, 'cancelOrder', given);
    expect((await shown(key)).plot).toBe(0);
    expect(await shown(key)).toEqual(await summed(table, condition));
  },
);

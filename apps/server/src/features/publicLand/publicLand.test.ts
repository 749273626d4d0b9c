import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  loadSamplePlaces,
  applyFor,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { applications } from '../../db/schema/applications.ts';
import { khatiyans, mouzas, plots } from '../../db/schema/land.ts';
import { plotDetails } from '../../db/schema/plotDetails.ts';
import { mouzaFacts } from '../../db/schema/register.ts';

const service = makeAppBeforeAll({ ADDRESS_LIMIT_FACTOR: '1' });
let place: Place;
let plotNo: string;
let plotId: number;
beforeAll(async () => {
  place = (await loadSamplePlaces(service))[0] ?? expect.fail('The sample has no plot.');
  const { db } = service.deps;
  const [plot] = await db.select().from(plots).where(eq(plots.code, place.plotCode));
  plotNo = plot?.number ?? '';
  plotId = plot?.id ?? 0;
  await db
    .update(plotDetails)
    .set({ occupant: 'Sanatana Behera', sabikNo: 'S-77' })
    .where(eq(plotDetails.plotId, plotId));
});

async function check(number = plotNo, extra: { khataNo?: string; villageCode?: number } = {}) {
  const { villageCode } = place;
  const input = { villageCode, plotNo: number, ...extra, ...(await service.captcha()) };
  return service.call('plotCheck', input);
}
const recorded = (answer: Awaited<ReturnType<typeof check>>) =>
  'result' in answer ? answer.result.recorded : answer.status;

const setRor = (rorStatus: string) =>
  service.deps.db
    .update(khatiyans)
    .set({ rorStatus, publishedOn: rorStatus === 'final' ? '2015-04-01' : null })
    .where(eq(khatiyans.mouzaId, place.villageCode));

describe('the public check of a plot', () => {
  beforeEach(() => setRor('final'));

  it('answers yes for a plot with a final record, with its date', async () => {
    const answer = await check();
    expect(answer).toMatchObject({
      status: 200,
      result: {
        recorded: 'yes',
        plotNo,
        khataNo: place.khataNo,
        area: place.recordedArea,
        asOn: service.clock.now().toISOString(),
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/Sanatana|Behera|Marfat/);
  });

  it('answers no for an unknown number', async () => {
    expect(recorded(await check('99999/9'))).toBe('no');
    expect(recorded(await check("' or 1=1 --"))).toBe('no');
  });

  it('answers unknown for a draft, another khatiyan or a former number', async () => {
    expect(recorded(await check(plotNo, { khataNo: '9999' }))).toBe('unknown');
    expect(recorded(await check('S-77'))).toBe('unknown');
    await setRor('draft');
    expect(recorded(await check())).toBe('unknown');
  });

  it('answers 404 for a mouza that is not there or out of use', async () => {
    expect(recorded(await check(plotNo, { villageCode: 999_999 }))).toBe(404);
    const { db } = service.deps;
    const own = eq(mouzas.id, place.villageCode);
    await db.update(mouzas).set({ isActive: false }).where(own);
    expect(recorded(await check())).toBe(404);
    await db.update(mouzas).set({ isActive: true }).where(own);
  });

  it('needs a new captcha for each request', async () => {
    const captcha = await service.captcha();
    const ask = (answer: string) =>
      service.call('plotCheck', { villageCode: 1, plotNo, captchaId: captcha.captchaId, answer });
    expect((await ask(captcha.answer)).status).toBe(200);
    expect((await ask(captcha.answer)).status).toBe(223);
  });

  it('is refused to an address that asks too often', async () => {
    const codes: number[] = [];
    for (let turn = 0; turn < 61; turn += 1) {
      const input = { villageCode: 999_999, plotNo, ...(await service.captcha()) };
      codes.push((await service.send('plotCheck', input)).code);
    }
    expect(codes.at(-1)).toBe(503);
    service.clock.pass(11);
    expect(recorded(await check())).toBe('yes');
  });
});

describe('the public statistics', () => {
  const figures = () => service.result('publicStatistics', {});

  it('sum the land of each district', async () => {
    const { districts } = await figures();
    const { db } = service.deps;
    const facts = await db.select().from(mouzaFacts);
    const sum = (key: 'plots' | 'khatiyans' | 'area') =>
      facts.reduce((all, row) => all + row[key], 0);
    for (const key of ['plots', 'khatiyans', 'area'] as const) {
      const given = districts.reduce((all, row) => all + row[key], 0);
      expect(given).toBeCloseTo(sum(key), 3);
    }
    expect(districts.map(({ district_name }) => district_name)).toContain('Puri');
  });

  it('break the headline figures down by district and tahasil, without a remainder', async () => {
    const { districts, land } = await figures();
    const headline = await service.result('summary', {});
    const sum = (rows: readonly { mouzas: number; area: number }[]) => ({
      mouzas: rows.reduce((all, { mouzas }) => all + mouzas, 0),
      area: Math.round(rows.reduce((all, { area }) => all + area, 0) * 10_000),
    });
    const whole = {
      mouzas: headline.total_village,
      area: Math.round(headline.total_area * 10_000),
    };
    expect(sum(districts)).toEqual(whole);
    expect(sum(land)).toEqual(whole);
    expect(districts).toHaveLength(headline.total_district);
    expect(land).toHaveLength(headline.total_tahasil);
    for (const district of districts) {
      const own = land.filter((row) => row.district_name === district.district_name);
      expect([district.tahasils, sum([district])]).toEqual([own.length, sum(own)]);
    }
  });

  it('count applications by type, tahasil and status, and the days to a decision', async () => {
    const { types, tahasils } = await figures();
    const rows = await service.deps.db.select().from(applications);
    for (const {
      applicationType,
      received,
      pending,
      approved,
      rejected,
      closed,
      medianDays,
    } of types) {
      const own = rows.filter(({ type }) => type === applicationType);
      expect([applicationType, received]).toEqual([applicationType, own.length]);
      expect(pending).toBe(own.filter(({ status }) => status === 'P').length);
      expect(pending + approved + rejected + closed).toBe(received);
      expect(medianDays === null).toBe(pending === received);
    }
    const total = (list: readonly { received: number }[]) =>
      list.reduce((sum, { received }) => sum + received, 0);
    expect(total(tahasils)).toBe(rows.length);
    expect(total(types)).toBe(rows.length);
    expect(types.some(({ medianDays }) => (medianDays ?? 0) > 0)).toBe(true);
  });

  it('count the reports of illegitimate use of each mouza, and say nothing else about them', async () => {
    const { mouzaReports } = await figures();
    const rows = await service.deps.db.select().from(applications).where(eq(applications.type, 1));
    const sum = (key: 'received' | 'pending' | 'transferred' | 'rejected') =>
      mouzaReports.reduce((all, row) => all + row[key], 0);
    const countOf = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
    expect(sum('received')).toBe(rows.filter(({ mouzaId }) => mouzaId !== null).length);
    expect(sum('pending')).toBe(countOf('P'));
    expect([sum('transferred'), sum('rejected')]).toEqual([countOf('A'), countOf('R')]);
    expect(mouzaReports.every(({ received }) => received > 0)).toBe(true);
    expect(Object.keys(mouzaReports[0] ?? {})).toHaveLength(7);
  });

  it('count the last twelve months, and are refreshed after five minutes', async () => {
    const before = await figures();
    expect(before.months).toHaveLength(12);
    expect(before.months.at(-1)?.month).toBe(service.clock.now().toISOString().slice(0, 7));
    const citizen = await service.signInAs('citizen');
    await applyFor(service, citizen, { ...place, plotCode: '' });
    expect(await figures()).toEqual(before);
    service.clock.pass(6);
    const after = await figures();
    const last = ({ months }: typeof before) => months.at(-1)?.received ?? 0;
    expect(last(after)).toBe(last(before) + 1);
    expect(after.asOn).not.toBe(before.asOn);
  });
});

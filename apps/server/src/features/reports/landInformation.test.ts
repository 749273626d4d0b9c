import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LandInformation } from '@temple-land/portal-core';
import {
  loadSamplePlaces,
  applyFor,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../tests/support/staff.ts';
import { khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { plotDetails } from '../../db/schema/plotDetails.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const strangers = createBeforeAll(() => officersElsewhere(service));
let puri: Place;
beforeAll(async () => {
  puri = (await loadSamplePlaces(service)).find(({ tahasil }) => tahasil === 'Brahmagiri') ?? puri;
});

type Level = LandInformation['level'];

async function idsOf({ districtCode, tahasilCode, villageCode, khataNo }: Place) {
  const { db } = service.deps;
  const books = await db.select().from(khatiyans).where(eq(khatiyans.mouzaId, villageCode));
  const khataNoId = books.find(({ number }) => number === khataNo)?.id ?? 0;
  return { districtCode, tahasilCode, villageCode, khataNoId };
}

async function ask(level: Level, user = officer, place = puri) {
  const input = { level, ...(await idsOf(place)) };
  return service.call('landInformation', input, user.token);
}

async function report<L extends Level>(level: L, user = officer) {
  const answer = await ask(level, user);
  if (!('level' in answer)) throw new Error(`No report: ${JSON.stringify(answer)}`);
  return answer as Extract<LandInformation, { level: L }>;
}

const round = (value: number) => Number(value.toFixed(4));
const sum = (values: number[]) => round(values.reduce((all, one) => all + one, 0));

describe('a report', () => {
  // Requirement: UN-111
  it('of a district has its tahasils, of a tahasil its mouzas, and so on down', async () => {
    const { db } = service.deps;
    const rows = await loadSamplePlaces(service);
    const inDistrict = await db.select().from(tahasils).where(eq(tahasils.districtId, 1));
    const inTahasil = await db.select().from(mouzas).where(eq(mouzas.tahasilId, puri.tahasilCode));
    const names = (found: { nameEn: string }[]) => found.map(({ nameEn }) => nameEn).sort();
    const tahasil = await report('tahasil');
    const mouza = await report('mouza');
    const khatiyan = await report('khatiyan');
    const plot = await report('plot');
    expect(tahasil.result.map(({ name }) => name)).toEqual(names(inDistrict));
    expect(mouza.result.map(({ name }) => name)).toEqual(names(inTahasil));
    const here = rows.filter(({ villageCode }) => villageCode === puri.villageCode);
    expect(khatiyan.result.map(({ name }) => name)).toEqual([
      ...new Set(here.map(({ khataNo }) => khataNo)),
    ]);
    const own = here.filter(({ khataNo }) => khataNo === puri.khataNo);
    expect(plot.result.map(({ code }) => code)).toEqual(own.map(({ plotCode }) => plotCode));
    expect([tahasil, mouza, khatiyan, plot].map(({ place }) => Object.keys(place).length)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  // Requirement: UN-111
  it.each(['tahasil', 'mouza', 'khatiyan', 'plot'] as const)(
    'by %s has the sums of its rows as totals',
    async (level) => {
      const { result, totals } = await report(level);
      const valueOf = (row: object, key: string) => Number(new Map(Object.entries(row)).get(key));
      const sums = Object.keys(totals).map((key) => {
        return [key, sum(result.map((row) => valueOf(row, key)))];
      });
      expect(totals).toEqual(Object.fromEntries(sums));
      expect(totals.area).toBeGreaterThan(0);
    },
  );

  it('has the same acres at every level', async () => {
    const [tahasil, mouza] = [await report('tahasil'), await report('mouza')];
    const [khatiyan, plot] = [await report('khatiyan'), await report('plot')];
    const areaOf = (rows: readonly { code: string; area: number }[], code: string | number) =>
      rows.find((row) => row.code === String(code))?.area;
    expect(areaOf(tahasil.result, puri.tahasilCode)).toBe(mouza.totals.area);
    expect(areaOf(mouza.result, puri.villageCode)).toBe(khatiyan.totals.area);
    const { khataNoId } = await idsOf(puri);
    expect(areaOf(khatiyan.result, khataNoId)).toBe(plot.totals.area);
    const { db } = service.deps;
    const rows = await db.select().from(plots).where(eq(plots.khatiyanId, khataNoId));
    expect(plot.totals.area).toBe(sum(rows.map(({ area }) => area)));
  });

  it('splits the area by record and state', async () => {
    const { result } = await report('mouza');
    for (const row of result) {
      expect(round(row.areaFinal + row.areaNotFinal)).toBe(row.area);
      expect(row.areaLeased + row.areaVacant).toBeLessThanOrEqual(row.area);
    }
    const { result: books } = await report('khatiyan');
    for (const row of books) {
      const { available, leased, sold, applied, disputed, temple, count } = row;
      expect(available + leased + sold + applied + disputed + temple).toBe(count);
    }
  });

  it('counts an application as soon as it is submitted', async () => {
    const before = await report('khatiyan');
    const acres = (await report('tahasil')).totals.areaApplied;
    const citizen = await service.signInAs('citizen');
    await applyFor(service, citizen, { ...puri, plotCode: '' });
    const after = await report('khatiyan');
    expect(after.totals.applications).toBe(before.totals.applications + 1);
    expect((await report('tahasil')).totals.areaApplied).toBe(round(acres + puri.recordedArea));
  });

  it('of a khatiyan contains the details of its record', async () => {
    const { db } = service.deps;
    const { khataNoId } = await idsOf(puri);
    const [book] = await db.select().from(khatiyans).where(eq(khatiyans.id, khataNoId));
    const { khatiyan } = await report('plot');
    expect(khatiyan).toEqual({
      ownerLine: book?.ownerLine,
      marfatdar: book?.marfatdar,
      rent: book?.rent,
      cess: book?.cess,
    });
    expect(khatiyan.ownerLine).not.toBe('');
    const { result } = await report('khatiyan');
    const row = result.find(({ code }) => code === String(khataNoId));
    expect(row).toMatchObject({ amount: khatiyan.rent, cess: khatiyan.cess });
  });

  it('omits inactive records', async () => {
    const { db } = service.deps;
    const before = await report('khatiyan');
    const own = eq(plots.code, puri.plotCode);
    await db.update(plots).set({ isActive: false }).where(own);
    const after = await report('khatiyan');
    expect(after.totals.count).toBe(before.totals.count - 1);
    expect((await areaOfMouza())?.area).toBe(after.totals.area);
    await db.update(plots).set({ isActive: true }).where(own);
  });

  it('masks the names of occupants', async () => {
    const { db } = service.deps;
    const { result } = await report('plot');
    const [plot] = await db
      .select()
      .from(plots)
      .where(eq(plots.code, result[0]?.code ?? ''));
    const own = eq(plotDetails.plotId, plot?.id ?? 0);
    await db.update(plotDetails).set({ occupant: 'Sabita Jena' }).where(own);
    const answer = JSON.stringify(await report('plot'));
    expect(answer).toContain('S*** J***');
    expect(answer).not.toContain('Sabita');
  });

  it('compares the area of the shape with the recorded area', async () => {
    const { result } = await report('plot');
    for (const { area, gisArea, difference, areaDecimal, areaHectare } of result) {
      expect(difference).toBeCloseTo(((gisArea - area) / area) * 100, 1);
      expect(Math.abs(difference)).toBeLessThan(1);
      expect(areaDecimal).toBeCloseTo(area * 100, 3);
      expect(areaHectare).toBeCloseTo(area * 0.404686, 3);
    }
  });
});

async function areaOfMouza() {
  const { result } = await report('mouza');
  return result.find(({ code }) => code === String(puri.villageCode));
}

describe('the territory of a report', () => {
  it.each(['tahasil', 'mouza', 'khatiyan', 'plot'] as const)(
    'by %s is that of the officer; other places are not found',
    async (level) => {
      expect(await ask(level, strangers.otherDistrict)).toEqual({ status: 404 });
      expect((await report(level, strangers.everywhere)).result.length).toBeGreaterThan(0);
    },
  );

  it('is not extended by ids that do not match', async () => {
    const elsewhere = (await loadSamplePlaces(service)).find(({ district }) => district !== 'PUR');
    const own = await idsOf(puri);
    const foreign = await idsOf(elsewhere ?? puri);
    for (const key of ['tahasilCode', 'villageCode', 'khataNoId'] as const) {
      const input = { level: 'plot', ...own, [key]: foreign[key] } as const;
      expect(await service.call('landInformation', input, officer.token)).toEqual({ status: 404 });
    }
  });

  it('is the own tahasil only where an officer has one district and no more', async () => {
    const { districtCode } = puri;
    const user = await newUser(service, 'officer.second', 'O', { districtId: districtCode });
    expect((await report('tahasil', user)).result.length).toBe(11);
  });
});

describe('a request for a report', () => {
  it.each([
    ['mouza', { districtCode: 1 }],
    ['khatiyan', { districtCode: 1, tahasilCode: 1 }],
    ['plot', { districtCode: 1, tahasilCode: 1, villageCode: 1 }],
    ['street', { districtCode: 1 }],
    ['tahasil', {}],
  ])('by %s with %j is malformed', async (level, ids) => {
    const { answer } = await service.send('landInformation', { level, ...ids }, officer.token);
    expect(answer).toEqual({ status: 400 });
  });

  it('of a place that is not there answers 404', async () => {
    const input = { level: 'tahasil', districtCode: 999_999 } as const;
    expect(await service.call('landInformation', input, officer.token)).toEqual({ status: 404 });
  });
});

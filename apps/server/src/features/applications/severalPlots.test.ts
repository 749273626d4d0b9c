// Long because it follows several plots from the request to the land record.
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatAcres, message, sumAcres, type Input } from '@temple-land/portal-core';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';
import {
  freeSamplePlots,
  loadSamplePlaces,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../tests/support/landRequests.ts';
import {
  mustTake,
  orderAndExecute,
  takeRequestToPayment,
} from '../../../../../tests/support/landLife.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officeStep } from '../../../../../tests/support/stepData.ts';
import { findFreeAcres } from '../../db/applications/plotAvailability.ts';
import { applications } from '../../db/schema/applications.ts';
import { plots } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { otherPlots } from '../../db/schema/otherPlots.ts';
import { plotEvents } from '../../db/schema/plotEvents.ts';
import { rates } from '../../db/schema/rates.ts';
import { landSaleCases } from '../../db/schema/register.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
let citizen: SignedInUser;
let office: Awaited<ReturnType<typeof officersOfPuri>>;
let nextPlots: () => readonly [Place, Place, Place];
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  office = await officersOfPuri(service);
  await freeSamplePlots(service);
  await service.deps.db.update(applications).set({ plotCode: '' });
  await service.deps.db.delete(rates);
  const places = await loadSamplePlaces(service);
  const threes: [Place, Place, Place][] = [];
  for (const place of places.filter(({ tahasil }) => tahasil === 'Brahmagiri')) {
    threes.push(await addPlots(place, 1), await addPlots(place, 4));
  }
  nextPlots = () => {
    const three = threes.shift();
    if (three === undefined) throw new Error('The sample has no plots left.');
    return three;
  };
});

/** Adds three plots like a plot to its khatiyan. */
async function addPlots(place: Place, first: number): Promise<[Place, Place, Place]> {
  const { db } = service.deps;
  const [row] = await db.select().from(plots).where(eq(plots.code, place.plotCode));
  if (row === undefined) throw new Error('The sample lacks a plot.');
  const add = async (serial: number): Promise<Place> => {
    const { id, code, number } = row;
    const changed = { code: `${code}-${serial}`, number: `${number}/${serial}` };
    await db.insert(plots).values({ ...row, id: id + 100_000 * serial, ...changed });
    return { ...place, plotCode: changed.code };
  };
  return [await add(first), await add(first + 1), await add(first + 2)];
}

const half = ({ recordedArea }: Place) => Math.floor(recordedArea * 5_000) / 10_000;
const boundary = {
  boundaryNorth: 'Plot 12',
  boundaryEast: 'The village road',
  boundarySouth: 'The tank of the matha',
  boundaryWest: 'Land of Hari Das',
};
const building = { presentUse: 'shop', structure: 'pucca', floors: 2, builtYear: 1998 } as const;
const use = { ...building, ...boundary };
const toOther = (place: Place, area = half(place)) => ({ plotCode: place.plotCode, area, use });

async function requestFor([first, ...others]: readonly Place[], changes: object = {}) {
  if (first === undefined) throw new Error('A request needs a plot.');
  return requestOfKind(service, citizen.token, first, {
    applicationKind: 'lease',
    feePayment: 'none',
    area: half(first),
    otherPlots: others.map((place) => toOther(place)),
    ...changes,
  } as Partial<Input<'applyLand'>>);
}

async function submit(request: Input<'applyLand'>) {
  const { applicationNo } = await service.result('applyLand', request, citizen.token);
  return service.result('applyLandDraft', { applicationNo }, citizen.token);
}

async function refused(request: object) {
  const before = await countRowsByTable(service.deps.db);
  const { answer } = await service.send('applyLand', request, citizen.token);
  expect(await countRowsByTable(service.deps.db)).toEqual(before);
  return answer;
}

const setStatus = (place: Place, status: string) =>
  service.deps.db.update(plots).set({ status }).where(eq(plots.code, place.plotCode));

describe('an application for several plots', () => {
  it('has each plot with its acres and its record, and all acres as its area', async () => {
    const three = nextPlots();
    const found = await submit(await requestFor(three));
    expect(found.area).toBe(sumAcres(three.map(half)));
    expect(found.plotCode).toBe(three[0].plotCode);
    expect(found.plots?.map(({ plotCode, area }) => [plotCode, area])).toEqual(
      three.map((place) => [place.plotCode, half(place)]),
    );
    const record = found.plots?.map(({ recordedArea, khataNo }) => [recordedArea, khataNo]);
    expect(record).toEqual(three.map((place) => [place.recordedArea, place.khataNo]));
    expect(found.plots?.map((plot) => plot.use)).toEqual([undefined, use, use]);
  });

  it('is refused without use, building or a boundary of a further plot, or with a wrong one', async () => {
    const [one, two] = nextPlots();
    const { floors: _, ...noFloors } = use;
    const { boundaryWest: __, ...noWest } = use;
    const palace = { ...use, presentUse: 'palace' };
    for (const wrong of [undefined, {}, noFloors, building, noWest, palace]) {
      const request = {
        ...(await requestFor([one])),
        otherPlots: [{ ...toOther(two), use: wrong }],
      };
      expect(await refused(request)).toEqual({ status: 400 });
    }
    const future = [{ ...toOther(two), use: { ...use, builtYear: 2027 } }];
    expect(await refused(await requestFor([one], { otherPlots: future }))).toEqual({
      status: 400,
      message: message('en', 'apply.year.past'),
    });
    const vacant = [{ ...toOther(two), use: { ...use, structure: 'none' as const } }];
    const found = await submit(await requestFor([one], { otherPlots: vacant }));
    expect(found.plots?.[1]?.use).toEqual({
      presentUse: 'shop',
      structure: 'none',
      ...boundary,
    });
  });

  it('is as before for one plot', async () => {
    const [place] = nextPlots();
    const found = await submit(await requestFor([place]));
    expect(found).not.toHaveProperty('plots');
    expect(found.area).toBe(half(place));
  });

  it.each([
    ['disputed', 'apply.plot.disputed'],
    ['temple', 'apply.plot.temple'],
  ] as const)('is refused for a further plot that is %s, with its number', async (status, key) => {
    const [one, two] = nextPlots();
    await setStatus(two, status);
    const [plot] = await service.deps.db.select().from(plots).where(eq(plots.code, two.plotCode));
    const values = { plot: plot?.number ?? '', reason: message('en', key) };
    expect(await refused(await requestFor([one, two]))).toEqual({
      status: 400,
      message: message('en', 'apply.plots.refused', values),
    });
  });

  it('is refused for a further plot with more acres than are free', async () => {
    const [one, two] = nextPlots();
    const over = [toOther(two, sumAcres([two.recordedArea, 0.0001]))];
    const answer = await refused(await requestFor([one], { otherPlots: over }));
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.stringify(answer)).toContain(formatAcres(two.recordedArea));
  });

  it('is refused for a plot that the applicant already applies for as a further plot', async () => {
    const [one, two, three] = nextPlots();
    await submit(await requestFor([one, two]));
    const taken = message('en', 'apply.plot.taken');
    expect(await refused(await requestFor([two]))).toEqual({ status: 400, message: taken });
    const answer = await refused(await requestFor([three, two]));
    expect(JSON.stringify(answer)).toContain(taken);
  });

  it('is stored once for two requests at once whose plots are in another order', async () => {
    const [one, two] = nextPlots();
    const requests = [await requestFor([one, two]), await requestFor([two, one])];
    const answers = await Promise.all(
      requests.map((request) => service.send('applyLand', request, citizen.token)),
    );
    expect(
      answers.filter(({ answer }) => (answer as { status: number }).status === 200),
    ).toHaveLength(1);
  });

  it.each([
    ['a kind about one plot', { applicationKind: 'correction' }, 'apply.plots.kind'],
    ['no first plot', { plotCode: '' }, 'apply.plot.required'],
  ] as const)('is refused for %s', async (_, changes, key) => {
    const [one, two] = nextPlots();
    const request = { ...(await requestFor([one, two])), ...changes };
    const { applicationKind } = request;
    const answers = applicationKind === 'correction' ? { ...request, ...correction } : request;
    expect(await refused(answers)).toEqual({ status: 400, message: message('en', key) });
  });

  it('is refused for a plot twice, one of another mouza, and more than ten', async () => {
    const [one, two] = nextPlots();
    const places = await loadSamplePlaces(service);
    const elsewhere = places.find(({ villageCode }) => villageCode !== one.villageCode) ?? one;
    const twice = { status: 400, message: message('en', 'apply.plots.twice') };
    expect(await refused(await requestFor([one, two, two]))).toEqual(twice);
    expect(await refused(await requestFor([one, one]))).toEqual(twice);
    expect(await refused(await requestFor([one, elsewhere]))).toEqual({
      status: 400,
      message: message('en', 'apply.place.wrong'),
    });
    const many = Array.from({ length: 10 }, () => toOther(two));
    expect(await refused(await requestFor([one], { otherPlots: many }))).toEqual({
      status: 400,
      message: message('en', 'apply.plots.most', { n: 10 }),
    });
  });
});

const correction = {
  recordEntry: 'area',
  entryNow: '1',
  entryWanted: '2',
};

describe('the land record of several plots', () => {
  const eventsOf = async (id: number) =>
    service.deps.db
      .select({ kind: plotEvents.kind, plotId: plotEvents.plotId })
      .from(plotEvents)
      .where(eq(plotEvents.applicationId, id))
      .orderBy(asc(plotEvents.id));
  const statusesOf = async (places: readonly Place[]) => {
    const rows = await service.deps.db.select().from(plots);
    return places.map(({ plotCode }) => rows.find(({ code }) => code === plotCode)?.status);
  };

  it.each(['lease', 'purchase'] as const)(
    'has a %s of each plot with its order and deed, and none after the cancellation',
    async (holding) => {
      const three = nextPlots();
      const whole = await requestFor(three, {
        applicationKind: holding,
        area: three[0].recordedArea,
        otherPlots: three.slice(1).map((place) => toOther(place, place.recordedArea)),
      });
      const total = sumAcres(three.map(({ recordedArea }) => recordedArea));
      const { id, number } = await takeToPayment(whole, total);
      const free = await Promise.all(
        three.map(({ plotCode }) => findFreeAcres(service.deps.db, plotCode)),
      );
      expect(free).toEqual([0, 0, 0]);
      await orderAndExecute(service, { citizen, office }, id);
      const entries =
        holding === 'lease'
          ? await service.deps.db.select().from(leases).where(eq(leases.applicationId, id))
          : await service.deps.db
              .select()
              .from(landSaleCases)
              .where(eq(landSaleCases.applicationId, id));
      const numbers = entries.map((entry) => ('leaseNo' in entry ? entry.leaseNo : entry.caseNo));
      expect(numbers.toSorted()).toEqual([number, `${number}/2`, `${number}/3`]);
      expect(entries.map(({ area }) => area)).toEqual(three.map((place) => place.recordedArea));
      expect(entries.map(({ deedNo }) => deedNo)).toEqual(['DEED/4', 'DEED/4', 'DEED/4']);
      const status = holding === 'lease' ? 'leased' : 'sold';
      expect(await statusesOf(three)).toEqual([status, status, status]);
      expect(await eventsOf(id)).toHaveLength(6);
      const reason = { reason: 'falseStatement', remark: 'The papers were forged' } as const;
      await mustTake(service, office.deciding, id, 'cancelOrder', reason);
      expect(await statusesOf(three)).toEqual(['available', 'available', 'available']);
      expect(await eventsOf(id)).toHaveLength(9);
    },
  );

  it('is granted as applied for: fewer acres are refused', async () => {
    const [one, two] = nextPlots();
    const found = await submit(await requestFor([one, two]));
    const id = found.applicationId;
    await mustTake(service, office.dealing, id, 'accept');
    await mustTake(service, office.dealing, id, 'sendToField');
    await mustTake(service, office.field, id, 'report', { fieldReport: 'A garden' });
    const sheet = { ratePerAcre: '450000', termYears: '30', areaGranted: '0.0001' };
    const answer = await officeStep(service, office.dealing, id, 'value', sheet);
    const n = formatAcres(found.area);
    expect(answer).toMatchObject({ message: message('en', 'step.areaPlots', { n }) });
  });

  async function takeToPayment(request: Input<'applyLand'>, total: number) {
    const stored = await service.deps.db.$count(otherPlots);
    const made = await takeRequestToPayment(service, { citizen, office }, request, total);
    expect(await service.deps.db.$count(otherPlots)).toBe(stored + 2);
    return made;
  }
});

describe('the costs of several plots', () => {
  it('are the lines that the officer gets proposed, each by the rate of its plot', async () => {
    const { db } = service.deps;
    const [one, two] = nextPlots();
    await db.update(plots).set({ kisam: 'Jalasaya' }).where(eq(plots.code, two.plotCode));
    const rate = { holding: 'lease', effectiveFrom: new Date('2026-01-01'), concessionUpTo: 10 };
    await db.insert(rates).values([
      { ...rate, orderNo: 'R/1', ratePerAcre: 1_000, fee: 20, applicationFee: 50 },
      { ...rate, orderNo: 'R/2', kisam: 'Jalasaya', ratePerAcre: 4_000, concessionPercent: 50 },
    ]);
    const { villageCode, plotCode, khataNo } = one;
    const land = { applicationKind: 'lease', villageCode, khataNo, plotCode } as const;
    const shares = { area: half(one), otherPlots: [toOther(two)] };
    const estimate = await service.result('landEstimate', { ...land, ...shares }, citizen.token);
    const paid = { feePayment: 'challan', challanNo: 'CH/7', challanAmount: 50 } as const;
    const found = await submit(await requestFor([one, two], paid));
    expect(found.estimate).toEqual(estimate);
    const id = found.applicationId;
    await mustTake(service, office.dealing, id, 'accept');
    await mustTake(service, office.dealing, id, 'sendToField');
    await mustTake(service, office.field, id, 'report', { fieldReport: 'A garden' });
    const read = { applicationId: id, applicationType: 2 } as const;
    const { valuation } = await service.result('officerApplication', read, office.dealing.token);
    expect(valuation).toMatchObject({ lines: estimate?.lines, amountDue: estimate?.amountDue });
    expect(estimate).toMatchObject({ applicationFee: 50, fee: 20, rule: null });
    expect(estimate?.lines?.map(({ ratePerAcre }) => ratePerAcre)).toEqual([1_000, 4_000]);
    await db.delete(rates);
  });
});

describe('the office', () => {
  it('sees every plot, and other applications about any of them', async () => {
    const [one, two, three] = nextPlots();
    const found = await submit(await requestFor([one, two]));
    const other = await service.signInAs('otherCitizen');
    const request = await requestOfKind(service, other.token, two, {
      applicationKind: 'lease',
      feePayment: 'none',
      area: half(two),
      otherPlots: [toOther(three)],
    });
    const { applicationNo } = await service.result('applyLand', request, other.token);
    const ids = { applicationId: found.applicationId, applicationType: 2 } as const;
    const land = await service.result('officerCaseLand', ids, office.dealing.token);
    expect(land.plot?.plotCode).toBe(one.plotCode);
    expect(land.otherPlots?.map(({ plotCode }) => plotCode)).toEqual([two.plotCode]);
    const hints = land.hints.filter(({ kind }) => kind === 'samePlot');
    expect(hints.map((hint) => hint.applicationNo)).toEqual([applicationNo]);
    const page = {
      tab: 'office',
      search: found.applicationNo,
      pageNumber: 1,
      pageSize: 5,
    } as const;
    const inbox = await service.result('inboxList', page, office.dealing.token);
    expect(inbox.rows.map(({ otherPlots: count, flags }) => [count, flags])).toEqual([
      [1, ['duplicate']],
    ]);
  });
});

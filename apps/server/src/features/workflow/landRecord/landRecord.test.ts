import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  freeSamplePlots,
  loadSamplePlaces,
  oneByOne,
  requestFor,
  type Place,
} from '../../../../../../tests/support/landApplication.ts';
import {
  takeToDeed,
  takeToPayment,
  type LandHolding,
  type PlotPart,
} from '../../../../../../tests/support/landLife.ts';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import {
  applicantStep,
  findStoredApplication,
  officeStep,
} from '../../../../../../tests/support/stepData.ts';
import { officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { queryRows } from '../../../db/database.ts';
import { applications } from '../../../db/schema/applications.ts';
import { plots } from '../../../db/schema/land.ts';
import { leases } from '../../../db/schema/leases.ts';
import { rates } from '../../../db/schema/rates.ts';
import { plotEvents } from '../../../db/schema/plotEvents.ts';
import { landSaleCases, mouzaFacts } from '../../../db/schema/register.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
let citizen: SignedInUser;
let office: Awaited<ReturnType<typeof officersOfPuri>>;
let nextPlot: () => Place;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  office = await officersOfPuri(service);
  await freeSamplePlots(service);
  await service.deps.db.delete(rates);
  await service.deps.db.update(applications).set({ plotCode: '' });
  nextPlot = oneByOne(
    (await loadSamplePlaces(service)).filter(({ tahasil }) => tahasil === 'Brahmagiri'),
  );
});

const take = (who: SignedInUser, id: number, action: string, given = {}) =>
  officeStep(service, who, id, action, given);

const toDeed = (holding: LandHolding, part?: PlotPart, place = nextPlot()) =>
  takeToDeed(service, { citizen, office }, place, holding, part);

const plotOf = async ({ plotCode }: Place) => {
  const [plot] = await service.deps.db.select().from(plots).where(eq(plots.code, plotCode));
  if (!plot) throw new Error('There is no such plot.');
  return plot;
};

/** The figures of a mouza, and the same summed from the registers alone. */
async function figuresOf({ villageCode }: Place) {
  const { db } = service.deps;
  const [facts] = await db.select().from(mouzaFacts).where(eq(mouzaFacts.mouzaId, villageCode));
  const [summed] = await queryRows<{ leased: number; sold: number }>(
    db,
    sql`select
      (select coalesce(sum(area), 0)::float from leases
        where mouza_id = ${villageCode} and state = 'active') as leased,
      (select coalesce(sum(area), 0)::float from land_sale_cases
        where mouza_id = ${villageCode} and deed_no <> '' and cancelled_on is null) as sold`,
  );
  return { facts: { leased: facts?.areaLeased, sold: facts?.areaSold }, summed };
}

const eventsOf = async (id: number) => {
  const rows = await service.deps.db
    .select({ kind: plotEvents.kind })
    .from(plotEvents)
    .where(eq(plotEvents.applicationId, id))
    .orderBy(plotEvents.id);
  return rows.map(({ kind }) => kind);
};

describe('a lease', () => {
  it('is in the land record from the order, with its term, rent and next rent', async () => {
    const { id, number, area, place } = await toDeed('lease', 'whole');
    const [lease] = await service.deps.db.select().from(leases).where(eq(leases.applicationId, id));
    expect(lease).toMatchObject({
      leaseNo: number,
      area,
      lessee: 'Sarojini Behera',
      startsOn: '2026-03-16',
      endsOn: '2056-03-16',
      nextRentOn: '2027-03-16',
      yearlyRent: Math.round(area * 45_000_000) / 100,
      orderNo: 'ORD/9',
      deedNo: 'DEED/4',
      deedOn: '2026-03-16',
      state: 'active',
    });
    expect((await plotOf(place)).status).toBe('leased');
    const { facts, summed } = await figuresOf(place);
    expect(facts).toEqual(summed);
    expect(await eventsOf(id)).toEqual(['leaseGranted', 'leaseDeed']);
  });

  it('is refused to another applicant where the record has no free acres', async () => {
    const { place, area } = await toDeed('lease');
    const request = await requestFor(service, citizen.token, place);
    const rest = Number((place.recordedArea - area).toFixed(4));
    const tooMuch = { ...request, area: Number((rest + 0.0001).toFixed(4)) };
    expect(await service.call('applyLand', tooMuch, citizen.token)).toMatchObject({ status: 400 });
    const fitting = { ...request, area: rest };
    expect(await service.call('applyLand', fitting, citizen.token)).toMatchObject({ status: 200 });
  });
});

describe('a sale', () => {
  it('is in the land record with rate, value, payment, order and deed', async () => {
    const { id, number, area, place } = await takeToPayment(
      service,
      { citizen, office },
      nextPlot(),
      'purchase',
      'whole',
    );
    await take(office.dealing, id, 'issueOrder', { orderNo: 'ORD/10' });
    expect((await plotOf(place)).status).toBe('available');
    await take(office.dealing, id, 'executeDeed', { deedNo: 'DEED/5' });
    const value = Math.round(area * 45_000_000) / 100;
    const [sale] = await service.deps.db
      .select()
      .from(landSaleCases)
      .where(eq(landSaleCases.applicationId, id));
    expect(sale).toMatchObject({
      caseNo: number,
      applicationNo: number,
      area,
      ratePerAcre: 450_000,
      value,
      concession: 0,
      paid: value,
      orderNo: 'ORD/10',
      orderedOn: '2026-03-16',
      deedNo: 'DEED/5',
      deedOn: '2026-03-16',
      cancelledOn: null,
    });
    expect((await plotOf(place)).status).toBe('sold');
    const { facts, summed } = await figuresOf(place);
    expect(facts).toEqual(summed);
    expect(await eventsOf(id)).toEqual(['saleOrdered', 'saleDeed']);
  });
});

const reason = { reason: 'falseStatement', remark: 'The papers were forged' };

describe('a part of a plot', () => {
  /** Takes an application of another citizen for the rest of a plot until its deed. */
  async function restToDeed(holding: LandHolding, place: Place, area: number) {
    const other = { citizen: await service.signInAs('otherCitizen'), office };
    const recordedArea = Number((place.recordedArea - area).toFixed(4));
    return takeToDeed(service, other, { ...place, recordedArea }, holding, 'whole');
  }

  it.each([
    ['lease', 'lease', 'leased'],
    ['purchase', 'purchase', 'sold'],
    ['lease', 'purchase', 'leased'],
  ] as const)('by %s and the rest by %s set the status together', async (one, two, status) => {
    const first = await toDeed(one);
    const { place, area } = first;
    expect((await plotOf(place)).status).toBe('available');
    const second = await restToDeed(two, place, area);
    expect((await plotOf(place)).status).toBe(status);
    const { facts, summed } = await figuresOf(place);
    expect(facts).toEqual(summed);
    await take(office.deciding, first.id, 'cancelOrder', reason);
    expect((await plotOf(place)).status).toBe('available');
    expect((await figuresOf(place)).facts).toEqual((await figuresOf(place)).summed);
    await take(office.deciding, second.id, 'cancelOrder', reason);
    expect((await plotOf(place)).status).toBe('available');
  });
});

describe('a cancelled order', () => {
  it.each(['lease', 'purchase'] as const)(
    'reverses the %s and keeps its history',
    async (holding) => {
      const { id, place } = await toDeed(holding, 'whole');
      const before = await figuresOf(place);
      expect(await take(office.deciding, id, 'cancelOrder', reason)).toMatchObject({
        status: 200,
        result: { state: 'ORDER_CANCELLED', statusType: 'R' },
      });
      expect((await plotOf(place)).status).toBe('available');
      const { facts, summed } = await figuresOf(place);
      expect(facts).toEqual(summed);
      expect(facts).not.toEqual(before.facts);
      expect((await eventsOf(id)).at(-1)).toBe('orderCancelled');
      expect(await eventsOf(id)).toHaveLength(3);
      const appeal = await applicantStep(service, citizen, id, 'appeal', {
        remark: 'They are not',
      });
      expect(appeal).toMatchObject({ status: 200 });
    },
  );

  it('leaves a status that the office has given the plot since', async () => {
    const { id, place } = await toDeed('lease', 'whole');
    const isIt = eq(plots.code, place.plotCode);
    await service.deps.db.update(plots).set({ status: 'disputed' }).where(isIt);
    await take(office.deciding, id, 'cancelOrder', reason);
    expect((await plotOf(place)).status).toBe('disputed');
  });

  it('is refused to every other role, and outside the district', async () => {
    const { id } = await toDeed('lease', 'half', { ...office.place, plotCode: '' });
    for (const role of ['dealing', 'field', 'law', 'chief', 'tender', 'auditor'] as const) {
      expect(await take(office[role], id, 'cancelOrder', reason)).toMatchObject({ status: 403 });
    }
    const { otherDistrict } = await officersElsewhere(service);
    expect(await take(otherDistrict, id, 'cancelOrder', reason)).toMatchObject({ status: 404 });
    expect((await findStoredApplication(service, id)).state).toBe('EXECUTED');
  });
});

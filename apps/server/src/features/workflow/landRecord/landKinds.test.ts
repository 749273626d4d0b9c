import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import {
  freeSamplePlots,
  loadSamplePlaces,
  oneByOne,
  type Place,
} from '../../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../../tests/support/landRequests.ts';
import {
  mustTake,
  orderAndExecute,
  takeRequestToPayment,
} from '../../../../../../tests/support/landLife.ts';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { addSampleLease } from '../../../../../../tests/support/sampleLease.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { applicantStep, officeStep } from '../../../../../../tests/support/stepData.ts';
import { findFreeAcres } from '../../../db/applications/plotAvailability.ts';
import { applications } from '../../../db/schema/applications.ts';
import { plots } from '../../../db/schema/land.ts';
import { landDetails, leaseChanges, recordRequests } from '../../../db/schema/landDetails.ts';
import { leases } from '../../../db/schema/leases.ts';
import { plotEvents } from '../../../db/schema/plotEvents.ts';
import { rates } from '../../../db/schema/rates.ts';
import { landSaleCases } from '../../../db/schema/register.ts';

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
  const places = await loadSamplePlaces(service);
  nextPlot = oneByOne(places.filter(({ tahasil }) => tahasil === 'Brahmagiri'));
});

const reason = { reason: 'falseStatement', remark: 'The papers were forged' } as const;

async function toPayment(place: Place, answers: Partial<Input<'applyLand'>>) {
  const request = await requestOfKind(service, citizen.token, place, answers);
  return takeRequestToPayment(service, { citizen, office }, request);
}

async function toDeed(place: Place, answers: Partial<Input<'applyLand'>>) {
  const made = await toPayment(place, answers);
  await orderAndExecute(service, { citizen, office }, made.id);
  return made;
}

const cancel = (id: number) => mustTake(service, office.deciding, id, 'cancelOrder', reason);
const leaseOf = async (leaseNo: string) => {
  const [lease] = await service.deps.db.select().from(leases).where(eq(leases.leaseNo, leaseNo));
  return lease;
};
const eventsOf = async (id: number) => {
  const isIt = eq(plotEvents.applicationId, id);
  const rows = await service.deps.db
    .select()
    .from(plotEvents)
    .where(isIt)
    .orderBy(asc(plotEvents.id));
  return rows.map(({ kind, facts }) => [kind, facts] as const);
};
const kindsOf = async (id: number) => (await eventsOf(id)).map(([kind]) => kind);

/** Adds a lease of a whole plot and returns what a renewal or transfer of it asks for. */
async function leasedPlot() {
  const place = nextPlot();
  const lease = await addSampleLease(service, place, { area: place.recordedArea });
  await service.deps.db
    .update(plots)
    .set({ status: 'leased' })
    .where(eq(plots.code, place.plotCode));
  return { place, lease, named: { leaseNo: lease.leaseNo, area: lease.area } };
}

describe('a renewal', () => {
  it('lets the lease run on from its end, with the new rent, and keeps the old one', async () => {
    const { place, lease, named } = await leasedPlot();
    const { id } = await toDeed(place, { applicationKind: 'renewal', ...named });
    const yearlyRent = Math.round(lease.area * 45_000_000) / 100;
    expect(await leaseOf(lease.leaseNo)).toEqual({
      ...lease,
      endsOn: '2056-12-31',
      yearlyRent,
      nextRentOn: '2027-03-16',
      orderNo: 'ORD/9',
      deedNo: 'DEED/4',
      deedOn: '2026-03-16',
    });
    const changes = await service.deps.db.select().from(leaseChanges);
    expect(changes.find(({ applicationId }) => applicationId === id)).toMatchObject({
      kind: 'renewal',
      endsOn: lease.endsOn,
      yearlyRent: 1200,
      lessee: 'Gopal Nayak',
      revertedOn: null,
    });
    expect(await kindsOf(id)).toEqual(['leaseRenewed', 'leaseDeed']);
    expect(await findFreeAcres(service.deps.db, place.plotCode)).toBe(0);
    await cancel(id);
    expect(await leaseOf(lease.leaseNo)).toEqual(lease);
    expect((await kindsOf(id)).at(-1)).toBe('orderCancelled');
  });

  it('begins today for a lease that has ended', async () => {
    const place = nextPlot();
    const ended = { state: 'ended', endsOn: '2025-12-31' };
    const { leaseNo, area } = await addSampleLease(service, place, ended);
    await toDeed(place, { applicationKind: 'renewal', leaseNo, area });
    expect(await leaseOf(leaseNo)).toMatchObject({ state: 'active', endsOn: '2056-03-16' });
  });
});

describe('a transfer', () => {
  const transfer = {
    applicationKind: 'transfer',
    transferBasis: 'transfer',
    newHolder: 'Rama Das',
  } as const;

  it('changes the holder of the lease and keeps the old one as history', async () => {
    const { place, lease, named } = await leasedPlot();
    const { id } = await toDeed(place, { ...transfer, ...named });
    const deed = { orderNo: 'ORD/9', deedNo: 'DEED/4', deedOn: '2026-03-16' };
    expect(await leaseOf(lease.leaseNo)).toEqual({ ...lease, ...deed, lessee: 'Rama Das' });
    expect(await kindsOf(id)).toEqual(['leaseTransferred', 'leaseDeed']);
    expect(JSON.stringify(await eventsOf(id))).not.toContain('Rama Das');
    await cancel(id);
    expect(await leaseOf(lease.leaseNo)).toEqual(lease);
  });

  it('stays when an earlier renewal is cancelled, and an earlier transfer is restored only with the last', async () => {
    const { place, lease, named } = await leasedPlot();
    const renewal = await toDeed(place, { applicationKind: 'renewal', ...named });
    const first = await toDeed(place, { ...transfer, ...named });
    const second = await toDeed(place, { ...transfer, newHolder: 'Sita Das', ...named });
    await cancel(renewal.id);
    await cancel(first.id);
    const { endsOn, yearlyRent } = lease;
    expect(await leaseOf(lease.leaseNo)).toMatchObject({ lessee: 'Sita Das', endsOn, yearlyRent });
    await cancel(second.id);
    expect(await leaseOf(lease.leaseNo)).toMatchObject({
      lessee: 'Gopal Nayak',
      endsOn,
      yearlyRent,
    });
  });

  it('is granted as a whole, and not ordered when the lease is no longer in the record', async () => {
    const { place, named } = await leasedPlot();
    const { id } = await toPayment(place, { ...transfer, ...named });
    const isIt = eq(leases.leaseNo, named.leaseNo);
    await service.deps.db.update(leases).set({ state: 'cancelled' }).where(isIt);
    const answer = await officeStep(service, office.dealing, id, 'issueOrder', {
      orderNo: 'ORD/1',
    });
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(named.leaseNo) });
  });

  it('has its answers in an appeal, too', async () => {
    const { place, named } = await leasedPlot();
    const { id } = await toDeed(place, { ...transfer, ...named });
    await cancel(id);
    await applicantStep(service, citizen, id, 'appeal', { remark: 'They are not' });
    const [appeal] = await service.deps.db
      .select({ kind: applications.applicationKind, newHolder: landDetails.newHolder })
      .from(applications)
      .innerJoin(landDetails, eq(landDetails.applicationId, applications.id))
      .where(eq(applications.parentId, id));
    expect(appeal).toEqual({ kind: 'transfer', newHolder: 'Rama Das' });
  });
});

describe('an exchange', () => {
  it('passes the plot to the applicant and asks the record office to enter the land received', async () => {
    const place = nextPlot();
    const offer = { offeredLand: 'Sakhigopal, khatiyan 12, plot 7', offeredArea: 0.5 };
    const { id, area } = await toDeed(place, { applicationKind: 'exchange', ...offer });
    const isIt = eq(landSaleCases.applicationId, id);
    const [sale] = await service.deps.db.select().from(landSaleCases).where(isIt);
    expect(sale).toMatchObject({ area, deedNo: 'DEED/4', cancelledOn: null });
    const isRequest = eq(recordRequests.applicationId, id);
    const [request] = await service.deps.db.select().from(recordRequests).where(isRequest);
    expect(request).toMatchObject({
      kind: 'exchange',
      entryWanted: offer.offeredLand,
      area: 0.5,
      state: 'entered',
      enteredNo: 'DEED/4',
    });
    const [plot] = await service.deps.db.select().from(plots).where(eq(plots.code, place.plotCode));
    expect(plot?.status).toBe('sold');
    expect(await kindsOf(id)).toEqual(['exchangeOrdered', 'exchangeDeed']);
    await cancel(id);
    const [after] = await service.deps.db
      .select()
      .from(plots)
      .where(eq(plots.code, place.plotCode));
    expect(after?.status).toBe('available');
    expect(await findFreeAcres(service.deps.db, place.plotCode)).toBe(place.recordedArea);
    const [taken] = await service.deps.db.select().from(recordRequests).where(isRequest);
    expect(taken?.state).toBe('cancelled');
  });
});

describe('a correction', () => {
  it('asks the record office to correct the entry, and takes no land', async () => {
    const place = nextPlot();
    const entry = { recordEntry: 'kisam', entryNow: 'Sarada', entryWanted: 'Gharabari' } as const;
    const made = await toPayment(place, { applicationKind: 'correction', ...entry });
    await mustTake(service, office.dealing, made.id, 'issueOrder', { orderNo: 'ORD/3' });
    const isRequest = eq(recordRequests.applicationId, made.id);
    const find = async () =>
      (await service.deps.db.select().from(recordRequests).where(isRequest))[0];
    expect(await find()).toMatchObject({
      kind: 'correction',
      entry: 'kisam',
      entryNow: 'Sarada',
      entryWanted: 'Gharabari',
      orderNo: 'ORD/3',
      state: 'open',
    });
    expect(await findFreeAcres(service.deps.db, place.plotCode)).toBe(place.recordedArea);
    await mustTake(service, office.dealing, made.id, 'executeDeed', { deedNo: 'MUT/8' });
    expect(await find()).toMatchObject({
      state: 'entered',
      enteredNo: 'MUT/8',
      enteredOn: '2026-03-16',
    });
    expect(await kindsOf(made.id)).toEqual(['correctionOrdered', 'correctionEntered']);
    await cancel(made.id);
    expect(await find()).toMatchObject({ state: 'cancelled', enteredOn: null });
  });
});

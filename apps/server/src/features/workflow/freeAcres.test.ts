import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { message, type StepData } from '@temple-land/portal-core';
import {
  applyFor,
  freeSamplePlots,
  loadSamplePlaces,
  oneByOne,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../tests/support/landLife.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { raceRounds } from '../../../../../tests/support/raceRounds.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { applicantStep, officeStep } from '../../../../../tests/support/stepData.ts';
import { findFreeAcres } from '../../db/applications/plotAvailability.ts';
import { applications } from '../../db/schema/applications.ts';
import { plots } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { landSaleCases } from '../../db/schema/register.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
let citizen: SignedInUser;
let neighbour: SignedInUser;
let office: Awaited<ReturnType<typeof officersOfPuri>>;
let nextPlot: () => Place;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  neighbour = await service.signInAs('otherCitizen');
  office = await officersOfPuri(service);
  await freeSamplePlots(service);
  await service.deps.db.update(applications).set({ plotCode: '' });
  const isLarge = ({ tahasil, recordedArea }: Place) =>
    tahasil === 'Brahmagiri' && recordedArea >= 0.01;
  nextPlot = oneByOne((await loadSamplePlaces(service)).filter(isLarge));
});

const refused = { status: 409, message: message('en', 'step.plotTaken') };
const round = (acres: number) => Number(acres.toFixed(4));
const half = ({ recordedArea }: Place) => Math.floor(recordedArea * 5_000) / 10_000;
const take = (id: number, action: 'approve' | 'resolve' | 'issueOrder', given: StepData = {}) => {
  const by = { approve: office.deciding, resolve: office.chief, issueOrder: office.dealing };
  return officeStep(service, by[action], id, action, given);
};
const pay = (id: number) => applicantStep(service, citizen, id, 'pay', { challanNo: 'CH/1' });
const free = (place: Place) => findFreeAcres(service.deps.db, place.plotCode);

/** Applies for the whole plot, and takes the application until it is recommended with the granted acres. */
async function recommended(who: SignedInUser, place: Place, granted = place.recordedArea) {
  const { applicationId: id } = await applyFor(service, who, place);
  const sheet = {
    areaGranted: String(granted),
    ratePerAcre: '1000',
    termYears: '5',
    remark: 'Fixed',
  };
  await mustTake(service, office.dealing, id, 'accept');
  await mustTake(service, office.dealing, id, 'sendToField');
  await mustTake(service, office.field, id, 'report', { fieldReport: 'A field' });
  await mustTake(service, office.dealing, id, 'value', sheet);
  return id;
}

/** Two applications for the same whole plot, both recommended. */
const rivals = async (place: Place) => [
  await recommended(citizen, place),
  await recommended(neighbour, place),
];

async function recordOf({ plotCode }: Place) {
  const [plot] = await service.deps.db.select().from(plots).where(eq(plots.code, plotCode));
  if (!plot) throw new Error('There is no such plot.');
  return { plotId: plot.id, mouzaId: plot.mouzaId };
}

async function addImportedLease(place: Place, area: number, state = 'active') {
  await service.deps.db.insert(leases).values({
    ...(await recordOf(place)),
    leaseNo: `IMPORT/${place.plotCode}/${state}`,
    area,
    kind: 'agricultural',
    lessee: 'Lessee',
    startsOn: '2020-01-01',
    endsOn: '2040-01-01',
    yearlyRent: 10,
    state,
  });
}

async function addImportedSale(place: Place, area: number, cancelledOn: string | null) {
  await service.deps.db.insert(landSaleCases).values({
    ...(await recordOf(place)),
    caseNo: `IMPORT/${place.plotCode}/${cancelledOn}`,
    area,
    kisam: 'Bari',
    ratePerAcre: 10,
    value: 10,
    openedOn: '2020-01-01',
    cancelledOn,
  });
}

describe('the free acres at the decision', () => {
  it('are held by a demand: a second approval and resolution are refused', async () => {
    const place = nextPlot();
    const [first = 0, second = 0] = await rivals(place);
    expect(await take(first, 'approve')).toMatchObject({ status: 200 });
    expect(await free(place)).toBe(0);
    expect(await take(second, 'approve')).toEqual(refused);
    await mustTake(service, office.deciding, second, 'putToCommittee');
    expect(await take(second, 'resolve', { resolutionNo: 'R/1' })).toEqual(refused);
  });

  it('are those of the valuation, from the demand to the deed, each counted once', async () => {
    const place = nextPlot();
    const rest = round(place.recordedArea - half(place));
    const id = await recommended(citizen, place, half(place));
    expect(await free(place)).toBe(place.recordedArea);
    await mustTake(service, office.deciding, id, 'approve');
    expect(await free(place)).toBe(rest);
    expect(await pay(id)).toMatchObject({ status: 200 });
    expect(await free(place)).toBe(rest);
    await mustTake(service, office.dealing, id, 'issueOrder', { orderNo: 'O/1' });
    expect(await free(place)).toBe(rest);
    await mustTake(service, office.dealing, id, 'executeDeed', { deedNo: 'D/1' });
    expect(await free(place)).toBe(rest);
    const given = { reason: 'falseStatement', remark: 'Forged papers' } as const;
    await mustTake(service, office.deciding, id, 'cancelOrder', given);
    expect(await free(place)).toBe(place.recordedArea);
  });

  it('are enough for two halves, and the demand of one does not stop its own order', async () => {
    const place = nextPlot();
    const first = await recommended(citizen, place, half(place));
    const second = await recommended(neighbour, place, half(place));
    await mustTake(service, office.deciding, first, 'approve');
    await mustTake(service, office.deciding, second, 'approve');
    expect(await pay(first)).toMatchObject({ status: 200 });
    expect(await take(first, 'issueOrder', { orderNo: 'O/2' })).toMatchObject({ status: 200 });
  });

  it('are less by the leases and sales of an import, but not by ended and cancelled ones', async () => {
    const [leased, sold] = [nextPlot(), nextPlot()];
    const [lease, sale] = [await recommended(citizen, leased), await recommended(citizen, sold)];
    await addImportedLease(leased, 0.001);
    await addImportedLease(leased, 0.001, 'ended');
    await addImportedSale(sold, 0.001, null);
    await addImportedSale(sold, 0.001, '2021-01-01');
    expect(await free(leased)).toBe(round(leased.recordedArea - 0.001));
    expect(await free(sold)).toBe(round(sold.recordedArea - 0.001));
    expect(await take(lease, 'approve')).toEqual(refused);
    expect(await take(sale, 'approve')).toEqual(refused);
  });

  it('are checked again at the order', async () => {
    const place = nextPlot();
    const id = await recommended(citizen, place);
    await mustTake(service, office.deciding, id, 'approve');
    expect(await pay(id)).toMatchObject({ status: 200 });
    await addImportedLease(place, 0.001);
    expect(await take(id, 'issueOrder', { orderNo: 'O/3' })).toEqual(refused);
  });

  it(`go to one of two applications that are approved at the same moment, ${raceRounds} times`, async () => {
    const both = await rivals(nextPlot());
    const recommendedAgain = { state: 'RECOMMENDED', status: 'P' };
    for (let count = 0; count < raceRounds; count += 1) {
      await service.deps.db
        .update(applications)
        .set(recommendedAgain)
        .where(inArray(applications.id, both));
      const answers = await Promise.all(both.map((id) => take(id, 'approve')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

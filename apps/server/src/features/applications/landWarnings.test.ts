import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  applyFor,
  freeSamplePlots,
  loadSamplePlaces,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { applications } from '../../db/schema/applications.ts';

const service = makeAppBeforeAll();
let citizen: SignedInUser;
let place: Place;
let elsewhere: Place;
/** Land that no test is about. */
let far: { mouzaId: number; plotCode: string };
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  await freeSamplePlots(service);
  const { db } = service.deps;
  await db.update(applications).set({ plotCode: '' });
  const places = await loadSamplePlaces(service);
  const first = places.find(({ tahasil }) => tahasil === 'Brahmagiri');
  if (first === undefined) throw new Error('The sample lacks a plot.');
  place = first;
  const others = places.filter(({ villageCode }) => villageCode !== first.villageCode);
  const [second, third] = [others[0], others.at(-1)];
  if (second === undefined || third === undefined) throw new Error('The sample lacks mouzas.');
  elsewhere = second;
  far = { mouzaId: third.villageCode, plotCode: '' };
  await db
    .update(applications)
    .set(far)
    .where(inArray(applications.type, [3, 6]));
});

/** Adds an open case, or a quarry application, about some land; returns the function that removes it. */
async function open(type: 3 | 6, land: typeof far) {
  const { db } = service.deps;
  const isCase = and(eq(applications.type, 3), eq(applications.status, 'P'));
  const [row] = await db.select().from(applications).where(isCase).limit(1);
  if (row === undefined) throw new Error('The sample lacks an open case.');
  const { districtCode: districtId, tahasilCode: tahasilId } = place;
  const { id: _, ...copied } = row;
  const state = type === 3 ? row.state : 'FORM_M_SUBMITTED';
  const number = `WARN/${type}`;
  await db
    .insert(applications)
    .values({ ...copied, ...land, number, type, state, districtId, tahasilId });
  return async () => {
    await db.delete(applications).where(eq(applications.number, number));
  };
}

const warningsFor = async ({ plotCode }: Place, applicationKind: 'lease' | 'correction') => {
  const input = { plotCode, applicationKind };
  return (await service.result('landCheck', input, citizen.token)).warnings;
};

describe('an applicant is warned', () => {
  it('of nothing while no case and no auction is open', async () => {
    expect(await warningsFor(place, 'lease')).toEqual([]);
  });

  it.each(['', 'plot'])('of an auction in the mouza of the plot, or on it (%j)', async (named) => {
    const plotCode = named === '' ? '' : place.plotCode;
    const close = await open(6, { mouzaId: place.villageCode, plotCode });
    expect(await warningsFor(place, 'lease')).toEqual(['apply.warn.auction']);
    expect(await warningsFor(elsewhere, 'lease')).toEqual([]);
    await close();
  });

  it('of a case about the plot, where it does not refuse the application', async () => {
    const close = await open(3, { mouzaId: place.villageCode, plotCode: place.plotCode });
    expect(await warningsFor(place, 'correction')).toEqual(['apply.warn.case']);
    expect(await warningsFor(elsewhere, 'correction')).toEqual([]);
    await close();
  });
});

describe('the officer', () => {
  it('is told of an auction in the mouza, in the inbox and beside the case', async () => {
    const { applicationId, applicationNo } = await applyFor(service, citizen, place);
    const close = await open(6, { mouzaId: place.villageCode, plotCode: '' });
    const officer = await service.signInAs('landOfficer');
    const ids = { applicationId, applicationType: 2 } as const;
    const { hints } = await service.result('officerCaseLand', ids, officer.token);
    expect(hints.filter(({ kind }) => kind === 'auction')).toHaveLength(1);
    const page = { tab: 'office', search: applicationNo, pageNumber: 1, pageSize: 5 } as const;
    const { rows } = await service.result('inboxList', page, officer.token);
    expect(rows[0]?.flags).toContain('auction');
    await close();
  });
});

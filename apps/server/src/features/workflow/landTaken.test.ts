import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatAcres } from '@temple-land/portal-core';
import {
  freeSamplePlots,
  loadSamplePlaces,
  applyFor,
  oneByOne,
  requestFor,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { applications } from '../../db/schema/applications.ts';
import { khatiyans } from '../../db/schema/land.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const neighbour = createBeforeAll(() => service.signInAs('otherCitizen'));
let officer: SignedInUser;
let nextPlot: () => Place;
beforeAll(async () => {
  officer = (await officersOfPuri(service)).deciding;
  await freeSamplePlots(service);
  const taken = new Set(
    (await service.deps.db.select().from(applications)).map(({ plotCode }) => plotCode),
  );
  const free = (await loadSamplePlaces(service)).filter(
    ({ district, plotCode }) => district === 'PUR' && !taken.has(plotCode),
  );
  nextPlot = oneByOne(free);
});

async function decide(applicationId: number, statusType: 'A' | 'R') {
  const request = { applicationType: 2, applicationId, statusType, version: 1 } as const;
  return service.call('officerDecision', { ...request, remark: 'As recorded' }, officer.token);
}

const apply = async (who: SignedInUser, place: Place, area: number) => {
  const request = await requestFor(service, who.token, place);
  return service.call('applyLand', { ...request, area }, who.token);
};

const listed = async ({ villageCode, khataNo, plotCode }: Place) => {
  const books = await service.deps.db
    .select()
    .from(khatiyans)
    .where(eq(khatiyans.mouzaId, villageCode));
  const id = books.find(({ number }) => number === khataNo)?.id ?? 0;
  const rows = await service.result('plotList', { khata_no_id: id }, citizen.token);
  return rows.find((row) => row.plotCode === plotCode);
};

describe('a plot that an approved order took', () => {
  it('is offered with its free acres, and refused without any', async () => {
    const place = nextPlot();
    const half = Number((place.recordedArea / 2).toFixed(4));
    const rest = Number((place.recordedArea - half).toFixed(4));
    const first = await applyFor(service, citizen, { ...place, recordedArea: half });
    expect(await listed(place)).toMatchObject({ freeArea: place.recordedArea });
    expect(await decide(first.applicationId, 'A')).toEqual({ status: 200 });
    expect(await listed(place)).toMatchObject({ area: place.recordedArea, freeArea: rest });
    expect(await apply(neighbour, place, place.recordedArea)).toEqual({
      status: 400,
      message: `Area should not be more than the recorded ${formatAcres(rest)} acre`,
    });
    const second = await applyFor(service, neighbour, { ...place, recordedArea: rest });
    expect(await decide(second.applicationId, 'A')).toEqual({ status: 200 });
    expect(await listed(place)).toMatchObject({ freeArea: 0 });
    expect(await apply(citizen, place, 0.0001)).toEqual({
      status: 400,
      message: 'This plot is no longer available: an approved order takes all of it.',
    });
  });

  it('cannot be approved for an application that was already pending', async () => {
    const place = nextPlot();
    const first = await applyFor(service, citizen, place);
    const second = await applyFor(service, neighbour, place);
    expect(await decide(first.applicationId, 'A')).toEqual({ status: 200 });
    expect(await decide(second.applicationId, 'A')).toEqual({
      status: 409,
      message: expect.stringContaining('An approved order already takes this land'),
    });
    expect(await decide(second.applicationId, 'R')).toEqual({ status: 200 });
  });

  it('goes to one of two applications that are approved at the same moment', async () => {
    const place = nextPlot();
    const both = [
      await applyFor(service, citizen, place),
      await applyFor(service, neighbour, place),
    ];
    const answers = await Promise.all(both.map(({ applicationId }) => decide(applicationId, 'A')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is free again when the order is undone', async () => {
    const place = nextPlot();
    const { applicationId } = await applyFor(service, citizen, place);
    await decide(applicationId, 'A');
    await service.deps.db
      .update(applications)
      .set({ status: 'G CLOSE', state: 'CLOSED' })
      .where(eq(applications.id, applicationId));
    expect(await listed(place)).toMatchObject({ freeArea: place.recordedArea });
  });
});

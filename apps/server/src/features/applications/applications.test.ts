import { beforeAll, describe, expect, it } from 'vitest';
import {
  freeSamplePlots,
  loadSamplePlaces,
  applyFor,
  oneByOne,
  requestFor,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
let citizen: SignedInUser;
let other: SignedInUser;
let nextPlace: () => Place;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  other = await service.signInAs('otherCitizen');
  await freeSamplePlots(service);
  nextPlace = oneByOne(
    (await loadSamplePlaces(service)).filter(({ district }) => district === 'PUR'),
  );
});

const list = (who: SignedInUser, pageNumber = 1, pageSize = 10, createdBy = who.userId) =>
  service.call('appliedLand', { createdBy, pageNumber, pageSize }, who.token);

const detail = (who: SignedInUser, applicationId: number) =>
  service.call('applyLandDraft', { applicationId }, who.token);

const cancel = (who: SignedInUser, applicationId: number, remark = 'Moved away') =>
  service.call('cancelApplication', { applicationId, remark }, who.token);

describe('the list of own applications', () => {
  // Requirements: CA-040, CA-069
  it('contains the caller’s applications only, newest first, with their count', async () => {
    const { rows, total } = await service.result(
      'appliedLand',
      { createdBy: citizen.userId, pageNumber: 1, pageSize: 2 },
      citizen.token,
    );
    expect([rows.length, total]).toEqual([2, 3]);
    const days = rows.map(({ createdOn }) => createdOn);
    expect(days).toEqual([...days].sort().reverse());
    expect(JSON.stringify(rows)).not.toContain('Rabindra');
  });

  it('continues on the next page and is empty after the last one', async () => {
    const first = await list(citizen, 1, 2);
    const second = await list(citizen, 2, 2);
    expect(second).toMatchObject({ status: 200, result: { rows: [expect.anything()], total: 3 } });
    expect(second).not.toEqual(first);
    expect(await list(citizen, 9, 2)).toEqual({ status: 200, result: { rows: [], total: 3 } });
  });

  // Requirement: CA-069
  it('answers 403 to another user’s id and 404 without applications', async () => {
    expect(await list(citizen, 1, 10, other.userId)).toEqual({ status: 403 });
    expect(await list(await service.signInAs('counter'))).toEqual({ status: 404 });
  });

  it.each([
    [0, 10],
    [1, 0],
    [1, 1001],
    [1.5, 10],
  ])('answers 400 to page %d of %d rows', async (pageNumber, pageSize) => {
    const input = { createdBy: citizen.userId, pageNumber, pageSize };
    const { answer } = await service.send('appliedLand', input, citizen.token);
    expect(answer).toEqual({ status: 400 });
  });
});

describe('one application', () => {
  it('answers 404 to all users except its applicant', async () => {
    const made = await applyFor(service, citizen, nextPlace());
    expect((await detail(citizen, made.applicationId)).status).toBe(200);
    expect(await detail(other, made.applicationId)).toEqual({ status: 404 });
    expect(await detail(citizen, 999_999)).toEqual({ status: 404 });
  });

  // Requirements: CA-041, UN-136
  it('can be cancelled once, with a step and a notification', async () => {
    const made = await applyFor(service, citizen, nextPlace());
    expect(await cancel(citizen, made.applicationId)).toEqual({ status: 200 });
    expect(await cancel(citizen, made.applicationId)).toEqual({ status: 409 });
    const asked = { applicationId: made.applicationId };
    const { statusType, history } = await service.result('applyLandDraft', asked, citizen.token);
    expect(statusType).toBe('G CLOSE');
    expect(history.at(-1)).toMatchObject({ statusType: 'G CLOSE', remark: 'Moved away' });
    const bell = await service.result('bellList', { userId: citizen.userId }, citizen.token);
    expect(bell[0]?.notification).toContain(made.applicationNo);
  });

  // Requirement: CA-041
  it('cannot be cancelled by another user or without a remark', async () => {
    const made = await applyFor(service, citizen, nextPlace());
    expect(await cancel(other, made.applicationId)).toEqual({ status: 404 });
    const input = { applicationId: made.applicationId, remark: ' ' };
    const { answer } = await service.send('cancelApplication', input, citizen.token);
    expect(answer).toEqual({ status: 400 });
    expect(await detail(citizen, made.applicationId)).toMatchObject({
      result: { statusType: 'P' },
    });
  });

  it('frees its plot for a new application when it is cancelled', async () => {
    const place = nextPlace();
    const made = await applyFor(service, citizen, place);
    await cancel(citizen, made.applicationId);
    const request = await requestFor(service, citizen.token, place);
    expect(await service.call('applyLand', request, citizen.token)).toMatchObject({ status: 200 });
  });
});

describe('the number of an application', () => {
  it('belongs to the year in Odisha, and starts again with it', async () => {
    const newYearInOdisha = Date.parse('2026-12-31T19:00:00Z');
    service.clock.pass((newYearInOdisha - service.clock.now().getTime()) / 60_000);
    citizen = await service.signInAs('citizen');
    const made = await applyFor(service, citizen, nextPlace());
    expect(made.applicationNo).toBe('LA/2027/PUR/000001');
  });

  it('differs for every district', async () => {
    const elsewhere = (await loadSamplePlaces(service)).find(({ district }) => district === 'KHO');
    if (elsewhere === undefined) throw new Error('The sample has no second district.');
    const made = await applyFor(service, citizen, elsewhere);
    expect(made.applicationNo).toBe('LA/2027/KHO/000001');
  });
});

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  findPlace,
  newKey,
  uploadTemporaryFile,
} from '../../../../../tests/support/landApplication.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { reportFrom, signInReporter } from '../../../../../tests/support/reports.ts';
import { findPositionInPlot } from '../../../../../tests/support/positions.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { applications } from '../../db/schema/applications.ts';
import { documents } from '../../db/schema/documents.ts';

const service = makeAppBeforeAll();
const author = createBeforeAll(() => signInReporter(service));
const office = createBeforeAll(() => officersOfPuri(service));
const position = createBeforeAll(async () =>
  findPositionInPlot(service, (await findPlace(service)).plotCode),
);
const metresNorth = (metres: number) => ({
  ...position,
  latitude: position.latitude + metres / 111_319.49,
});

let citizen: SignedInUser;
let report: { applicationId: number; applicationNo: string };
beforeEach(async () => {
  citizen = await service.signInAs('citizen');
  const closed = { status: 'R', state: 'REJECTED' };
  await service.deps.db.update(applications).set(closed).where(eq(applications.type, 1));
  const place = { ...(await findPlace(service)), plotCode: '' };
  const seen = { position: { ...position, source: 'device' as const }, description: newKey() };
  report = await reportFrom(service, author, place, seen);
});

const nearby = (seen: object) => service.call('reportsNearby', seen, citizen.token);
const idsNear = async (seen: object) => {
  const answer = await nearby(seen);
  return 'result' in answer ? answer.result.map(({ applicationId }) => applicationId) : [];
};
const join = (changes: object = {}, who = citizen) => {
  const { applicationId } = report;
  const request = { applicationId, position, documents: [], idempotencyKey: newKey() };
  return service.call('reportJoin', { ...request, ...changes }, who.token);
};

describe('earlier reports of a place', () => {
  it('are those within 50 m', async () => {
    expect(await idsNear({ position })).toEqual([report.applicationId]);
    expect(await idsNear({ position: metresNorth(49) })).toEqual([report.applicationId]);
    expect(await idsNear({ position: metresNorth(51) })).toEqual([]);
    // Within the box that is searched, but 67 m away across its corner.
    const corner = { latitude: metresNorth(48).latitude, longitude: position.longitude + 0.000_45 };
    expect(await idsNear({ position: corner })).toEqual([]);
  });

  it('are those of the same plot', async () => {
    const place = await findPlace(service);
    const { applicationId } = await reportFrom(service, author, place, { description: newKey() });
    expect(await idsNear({ plotCode: place.plotCode })).toEqual([applicationId]);
    expect(await idsNear({ plotCode: 'no-such-plot' })).toEqual([]);
    expect(await idsNear({})).toEqual([]);
  });

  it('are shown without people and words', async () => {
    const answer = await nearby({ position: metresNorth(20) });
    expect(answer).toMatchObject({ result: [{ kind: 'fence', distance: 20, photoCount: 1 }] });
    const [row] = 'result' in answer ? answer.result : [];
    const keys = ['applicationId', 'createdOn', 'distance', 'kind', 'photoCount', 'statusType'];
    expect(Object.keys(row ?? {}).sort()).toEqual(keys);
  });

  it('are open or transferred ones', async () => {
    const set = (status: string, state: string) =>
      service.deps.db
        .update(applications)
        .set({ status, state })
        .where(eq(applications.id, report.applicationId));
    await set('A', 'TRANSFERRED');
    expect(await idsNear({ position })).toEqual([report.applicationId]);
    await set('R', 'REJECTED');
    expect(await idsNear({ position })).toEqual([]);
    expect(await join()).toEqual({ status: 404 });
  });
});

describe('joining an earlier report', () => {
  const countReports = () => service.deps.db.$count(applications, eq(applications.type, 1));

  it('adds words and photos for the office, and makes no second report', async () => {
    const before = await countReports();
    const file = await uploadTemporaryFile(service, citizen.token);
    const description = 'The wall is longer now';
    expect(await join({ documents: [file], description })).toEqual({
      status: 200,
      result: { tokenNo: report.applicationNo },
    });
    expect(await countReports()).toBe(before);
    const { applicationId } = report;
    const request = { applicationType: 1, applicationId } as const;
    const seen = await service.result('officerApplication', request, office.dealing.token);
    expect(seen.additions).toMatchObject([{ description }]);
    expect(seen.documents.map(({ isOfOffice }) => isOfOffice)).toEqual([false, false]);
    const own = await service.result('applyLandDraft', { applicationId }, author.token);
    expect([own.documents.length, JSON.stringify(own).includes(description)]).toEqual([1, false]);
    const stored = await service.deps.db.$count(
      documents,
      eq(documents.applicationId, applicationId),
    );
    expect(stored).toBe(2);
  });

  it('tells the follower the outcome in the words of the reporter', async () => {
    await join();
    const step = (action: string, version: number, given: object = {}) =>
      service.result(
        'officerStep',
        { applicationType: 1, applicationId: report.applicationId, action, version, given },
        office.dealing.token,
      );
    await step('accept', 1);
    await step('reject', 2, { reason: 'notDeityLand', remark: 'Government land' });
    const told = async ({ userId, token }: SignedInUser) =>
      (await service.result('bellList', { userId }, token))
        .map(({ notification }) => notification)
        .filter((text) => text.includes(report.applicationNo) && text.includes('Government land'));
    const toAuthor = await told(author);
    expect(toAuthor).toHaveLength(1);
    expect(await told(citizen)).toEqual(toAuthor);
  });

  it('is possible from the place of the report alone', async () => {
    expect(await join({ position: metresNorth(60) })).toEqual({ status: 404 });
    expect(await join({ position: undefined })).toEqual({ status: 404 });
  });

  it('is possible once, and not with the own report', async () => {
    expect(await join()).toMatchObject({ status: 200 });
    expect(await join()).toEqual({ status: 409 });
    expect(await join({}, author)).toEqual({ status: 409 });
  });

  it('is refused with a file of somebody else, and writes nothing', async () => {
    const file = await uploadTemporaryFile(service, author.token);
    expect(await join({ documents: [file] })).toMatchObject({ status: 400 });
    expect(await join()).toMatchObject({ status: 200 });
  });
});

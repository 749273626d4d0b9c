import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { findPlace, newKey } from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { reportFrom, signInReporter } from '../../../../../tests/support/reports.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { reportFollowers } from '../../db/schema/applicationDetails.ts';
import { applications } from '../../db/schema/applications.ts';
import { documents } from '../../db/schema/documents.ts';

const service = makeAppBeforeAll();
const author = createBeforeAll(() => signInReporter(service));
const office = createBeforeAll(() => officersOfPuri(service));

let citizen: SignedInUser;
let earlier: { applicationId: number; applicationNo: string };
let duplicate: { applicationId: number; applicationNo: string };

async function report(who: SignedInUser) {
  const place = { ...(await findPlace(service)), plotCode: '' };
  return reportFrom(service, who, place, { description: newKey() });
}

beforeEach(async () => {
  citizen = await service.signInAs('citizen');
  earlier = await report(author);
  service.clock.pass(1);
  duplicate = await report(citizen);
  const accept = { applicationType: 1, applicationId: duplicate.applicationId } as const;
  const step = { ...accept, action: 'accept', version: 1, given: {} };
  await service.result('officerStep', step, office.dealing.token);
});

const close = (duplicateOf: string, applicationId = duplicate.applicationId) =>
  service.call(
    'officerStep',
    {
      applicationType: 1,
      applicationId,
      action: 'duplicate',
      version: 2,
      given: { duplicateOf, remark: 'The same wall' },
    },
    office.dealing.token,
  );

const set = (changes: Partial<typeof applications.$inferInsert>, id = earlier.applicationId) =>
  service.deps.db.update(applications).set(changes).where(eq(applications.id, id));

describe('a duplicate of a report', () => {
  it('gives its photos and words to the earlier one, which its reporter follows and is told of', async () => {
    const { db } = service.deps;
    expect(await close(` ${earlier.applicationNo.toLowerCase()} `)).toMatchObject({
      status: 200,
      result: { state: 'REJECTED' },
    });
    const files = (id: number) => db.$count(documents, eq(documents.applicationId, id));
    expect(await files(earlier.applicationId)).toBe(2);
    expect(await files(duplicate.applicationId)).toBe(0);
    const isIt = and(
      eq(reportFollowers.applicationId, earlier.applicationId),
      eq(reportFollowers.userId, citizen.userId),
    );
    expect(await db.$count(reportFollowers, isIt)).toBe(1);
    const { rows } = await service
      .result('bellList', { userId: citizen.userId }, citizen.token)
      .then((result) => ({ rows: JSON.stringify(result) }));
    expect(rows).toContain(`${duplicate.applicationNo} is about the same`);
    expect(rows).toContain(earlier.applicationNo);
  });

  it('names another report of the area that was made earlier and is not rejected', async () => {
    expect(await close('ILU/2026/PUR/999999')).toMatchObject({ status: 400 });
    expect(await close(duplicate.applicationNo)).toMatchObject({
      status: 400,
      message: 'This is the number of this report. Enter the earlier one.',
    });
    await set({ status: 'R', state: 'REJECTED' });
    expect(await close(earlier.applicationNo)).toMatchObject({ status: 400 });
    await set({ status: 'A', state: 'TRANSFERRED', createdOn: service.clock.now() });
    service.clock.pass(1);
    await set({ createdOn: new Date(service.clock.now().getTime() + 60_000) });
    expect(await close(earlier.applicationNo)).toMatchObject({ status: 400 });
  });

  it('names no report of another district and no application of another type', async () => {
    const [{ districtId } = { districtId: 0 }] = await service.deps.db
      .select()
      .from(applications)
      .where(eq(applications.id, earlier.applicationId));
    await set({ districtId: districtId + 1 });
    expect(await close(earlier.applicationNo)).toMatchObject({ status: 400 });
    await set({ districtId, type: 2, state: 'SCRUTINY', workflowVersion: 1 });
    expect(await close(earlier.applicationNo)).toMatchObject({ status: 400 });
  });

  it('keeps the followers that it had, and not the reporter of the earlier one', async () => {
    const { db } = service.deps;
    const { userId } = await service.signInAs('counter');
    const at = service.clock.now();
    const applicationId = duplicate.applicationId;
    await db.insert(reportFollowers).values([
      { applicationId, userId, at, description: 'I saw it too' },
      { applicationId, userId: author.userId, at },
    ]);
    expect(await close(earlier.applicationNo)).toMatchObject({ status: 200 });
    const followers = await db
      .select()
      .from(reportFollowers)
      .where(eq(reportFollowers.applicationId, earlier.applicationId));
    expect(followers.map((row) => row.userId).sort()).toEqual([citizen.userId, userId].sort());
  });
});

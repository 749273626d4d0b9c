import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { inboxTopic, type Input } from '@temple-land/portal-core';
import { applyFor, findKhatiyan } from '../../../../../../tests/support/landApplication.ts';
import { listen } from '../../../../../../tests/support/listen.ts';
import { openSocket, trackSockets } from '../../../../../../tests/support/liveClient.ts';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { applications, applicationSteps } from '../../../db/schema/applications.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const officers = createBeforeAll(() => officersOfPuri(service));
const strangers = createBeforeAll(() => officersElsewhere(service));
const colleague = createBeforeAll(() => {
  const { districtCode: districtId } = officers.place;
  return newUser(service, 'colleague.puri', 'O', { districtId });
});

const newApplication = async () => applyFor(service, citizen, await findKhatiyan(service));

const assign = async (
  { token }: SignedInUser,
  applicationId: number,
  action: Input<'inboxAssign'>['action'],
  userId?: number,
) => {
  const request = { applicationIds: [applicationId], action, ...(userId && { userId }) };
  const [result] = await service.result('inboxAssign', request, token);
  return result;
};

const isMineOf = async ({ token }: SignedInUser, number: string) => {
  const request = { tab: 'mine', search: number, pageNumber: 1, pageSize: 10 } as const;
  const answer = await service.call('inboxList', request, token);
  return 'result' in answer && answer.result.rows.length === 1;
};

const assigneeOf = async (applicationId: number) => {
  const { token } = officers.deciding;
  const { assignee } = await service.result('inboxAssignment', { applicationId }, token);
  return assignee?.userId;
};

describe('a claim', () => {
  it('takes the application out of the lists of the others, and is in the history', async () => {
    const { applicationId, applicationNo } = await newApplication();
    expect(await isMineOf(colleague, applicationNo)).toBe(true);
    expect(await assign(officers.dealing, applicationId, 'claim')).toEqual({
      applicationId,
      outcome: 'done',
    });
    expect(await isMineOf(officers.dealing, applicationNo)).toBe(true);
    expect(await isMineOf(colleague, applicationNo)).toBe(false);
    const steps = await service.deps.db
      .select()
      .from(applicationSteps)
      .where(eq(applicationSteps.applicationId, applicationId));
    expect(steps.at(-1)).toMatchObject({ action: 'claim', byName: 'Anita Dash', isVisible: false });
    const own = await service.result('applyLandDraft', { applicationId }, citizen.token);
    expect(own.history).toHaveLength(1);
  });

  it('of two officers at once is won by one, and the other is told by whom', async () => {
    const { applicationId } = await newApplication();
    const results = await Promise.all([
      assign(officers.dealing, applicationId, 'claim'),
      assign(colleague, applicationId, 'claim'),
    ]);
    const lost = results.find((result) => result?.outcome === 'taken');
    expect(results.map((result) => result?.outcome).sort()).toEqual(['done', 'taken']);
    const winner = await assigneeOf(applicationId);
    expect(lost?.holder).toBe(winner === officers.dealing.userId ? 'Anita Dash' : 'Pramila Rout');
    // A repeated claim changes nothing.
    const who = winner === officers.dealing.userId ? officers.dealing : colleague;
    expect(await assign(who, applicationId, 'claim')).toMatchObject({ outcome: 'done' });
  });

  it('is for officers who continue the stage, in their area', async () => {
    const { applicationId } = await newApplication();
    const outcomes = [officers.field, officers.law, officers.auditor, officers.deciding];
    for (const who of outcomes) {
      expect(await assign(who, applicationId, 'claim')).toMatchObject({ outcome: 'notYours' });
    }
    for (const who of [strangers.otherDistrict, strangers.otherTahasil]) {
      expect(await assign(who, applicationId, 'claim')).toMatchObject({ outcome: 'gone' });
      const answer = await service.call('inboxAssignment', { applicationId }, who.token);
      expect(answer).toEqual({ status: 404 });
    }
    expect(await assigneeOf(applicationId)).toBeUndefined();
  });

  it('lasts when the application comes back from another office, and does not hide it there', async () => {
    const { applicationId, applicationNo } = await newApplication();
    await assign(officers.dealing, applicationId, 'claim');
    const step = async (who: SignedInUser, action: string, given = {}) => {
      const [row] = await service.deps.db
        .select()
        .from(applications)
        .where(eq(applications.id, applicationId));
      const request = { applicationType: 2, applicationId, action, given } as const;
      await service.result('officerStep', { ...request, version: row?.version ?? 0 }, who.token);
    };
    await step(officers.dealing, 'accept');
    await step(officers.dealing, 'sendToField');
    expect(await isMineOf(officers.dealing, applicationNo)).toBe(false);
    expect(await isMineOf(officers.field, applicationNo)).toBe(true);
    await step(officers.field, 'return', { remark: 'Wrong plot' });
    expect(await isMineOf(officers.dealing, applicationNo)).toBe(true);
    expect(await isMineOf(colleague, applicationNo)).toBe(false);
    expect(await assigneeOf(applicationId)).toBe(officers.dealing.userId);
  });
});

describe('an assignment by a senior', () => {
  it('gives an application to an officer with the right, and takes it back', async () => {
    const { applicationId, applicationNo } = await newApplication();
    await assign(officers.dealing, applicationId, 'claim');
    const to = colleague.userId;
    expect(await assign(officers.deciding, applicationId, 'assign', to)).toMatchObject({
      outcome: 'done',
    });
    expect(await assigneeOf(applicationId)).toBe(to);
    expect(await isMineOf(officers.dealing, applicationNo)).toBe(false);
    expect(await assign(officers.dealing, applicationId, 'release')).toMatchObject({
      outcome: 'notYours',
      holder: 'Pramila Rout',
    });
    expect(await assign(officers.chief, applicationId, 'release')).toMatchObject({
      outcome: 'done',
    });
    expect(await assigneeOf(applicationId)).toBeUndefined();
    expect(await isMineOf(officers.dealing, applicationNo)).toBe(true);
  });

  it('is refused to others, and for officers without the right or of another area', async () => {
    const { applicationId } = await newApplication();
    const { deciding, dealing, field } = officers;
    for (const who of [dealing, field, colleague]) {
      expect(await assign(who, applicationId, 'assign', colleague.userId)).toMatchObject({
        outcome: 'notYours',
      });
    }
    for (const { userId } of [field, strangers.otherDistrict, citizen, deciding]) {
      expect(await assign(deciding, applicationId, 'assign', userId)).toMatchObject({
        outcome: 'notTheirs',
      });
    }
    const { candidates } = await service.result(
      'inboxAssignment',
      { applicationId },
      deciding.token,
    );
    const ids = candidates.map(({ userId }) => userId);
    expect(ids).toEqual(expect.arrayContaining([dealing.userId, colleague.userId]));
    expect(ids).not.toContain(field.userId);
    expect(ids).not.toContain(strangers.otherDistrict.userId);
  });
});

describe('the live channel', () => {
  const server = createBeforeAll(() => listen(service));
  const open = trackSockets();

  it('tells the officers of the area, and nobody else, that an application has changed', async () => {
    const connect = async ({ token }: SignedInUser) => {
      const client = await openSocket(server.liveUrl, service.createSignIn, open);
      client.say({ type: 'connect', token });
      client.say({ type: 'subscribe', destination: inboxTopic });
      return client;
    };
    const near = await connect(officers.dealing);
    const far = await connect(strangers.otherDistrict);
    const applicant = await connect(citizen);
    const isTold = ({ frames }: typeof near) =>
      frames.some(({ destination }) => destination === inboxTopic);
    const { applicationId } = await newApplication();
    await vi.waitFor(
      async () => {
        await assign(officers.dealing, applicationId, 'claim');
        await assign(officers.dealing, applicationId, 'release');
        expect(isTold(near)).toBe(true);
      },
      { timeout: 20_000 },
    );
    expect([isTold(far), isTold(applicant)]).toEqual([false, false]);
  });
});

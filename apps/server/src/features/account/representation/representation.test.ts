import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { applyFor, findKhatiyan } from '../../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../../tests/support/staff.ts';
import { codes, users } from '../../../db/schema/account.ts';
import { notifications } from '../../../db/schema/content.ts';
import { personalCodes } from '../../../db/schema/representation.ts';

const page = { pageNumber: 1, pageSize: 20 };
const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const office = createBeforeAll(() => officersOfPuri(service));
let operator: SignedInUser;
let count = 0;
beforeEach(async () => {
  count += 1;
  operator = await newUser(service, `counter.${count}`, 'C');
});

const start = (request: Input<'representationStart'>, { token } = operator) =>
  service.result('representationStart', request, token);

const startByForm = (fullName = 'Sukanti Behera') =>
  start({ proof: 'form', fullName, formNo: `F-${count}` });

async function applyAs(personId: number, { token } = operator) {
  return applyFor(service, { token, userId: personId }, await findKhatiyan(service));
}

const textsOf = async (userId: number) => {
  const rows = await service.deps.db
    .select({ text: notifications.text })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return rows.map(({ text }) => text);
};

const ask = (applicationId: number, version: number) =>
  service.call(
    'officerStep',
    {
      applicationType: 2,
      applicationId,
      action: 'query',
      version,
      given: { query: 'Since which year?' },
    },
    office.dealing.token,
  );

describe('a counter operator who acts for a person without a mobile', () => {
  it('sends the application in the person’s name, and the history names the operator', async () => {
    const { personId } = await startByForm();
    const { applicationId } = await applyAs(personId);
    const seen = await service.result('applyLandDraft', { applicationId }, operator.token);
    expect(seen.history.map(({ by }) => by)).toEqual(['Pramila Rout']);
    const own = await service.result(
      'appliedLand',
      { createdBy: personId, ...page },
      operator.token,
    );
    expect(own.total).toBe(1);
  });

  it('is told of each step, as the person is', async () => {
    const { personId } = await startByForm();
    const { applicationId, applicationNo } = await applyAs(personId);
    const accept = { applicationType: 2, applicationId, action: 'accept', version: 1, given: {} };
    await service.result('officerStep', accept as Input<'officerStep'>, office.dealing.token);
    expect(await ask(applicationId, 2)).toMatchObject({ status: 200 });
    for (const userId of [personId, operator.userId]) {
      const texts = (await textsOf(userId)).filter((text) => text.includes(applicationNo));
      expect(texts).toHaveLength(2);
      expect(texts.at(-1)).toContain('Since which year?');
    }
  });

  it('answers again later with the printed code only, and meanwhile reads without acting', async () => {
    const { personId, personalCode } = await startByForm();
    const { applicationId } = await applyAs(personId);
    await service.result('representationEnd', {}, operator.token).catch(() => undefined);
    const filed = await service.result('filedList', page, operator.token);
    expect(filed.rows).toMatchObject([{ applicationId, personName: 'Sukanti Behera' }]);
    const read = () => service.result('applyLandDraft', { applicationId }, operator.token);
    expect((await read()).actions).toEqual([]);
    const withdraw = { applicationId, remark: 'Not needed' };
    expect(await service.call('cancelApplication', withdraw, operator.token)).toEqual({
      status: 404,
    });
    await start({ proof: 'personalCode', personalCode: personalCode.toLowerCase() });
    expect((await read()).actions.map(({ name }) => name)).toContain('withdraw');
    expect(await service.call('cancelApplication', withdraw, operator.token)).toEqual({
      status: 200,
    });
  });

  it('repeats a form whose answer was lost: one person, with a new code', async () => {
    const first = await startByForm();
    const second = await startByForm();
    expect(second.personId).toBe(first.personId);
    const old = { proof: 'personalCode', personalCode: first.personalCode } as const;
    expect(await service.call('representationStart', old, operator.token)).toEqual({ status: 404 });
    const stored = await service.deps.db.select().from(personalCodes);
    expect(JSON.stringify(stored)).not.toContain(second.personalCode.replaceAll('-', ''));
  });
});

describe('what another operator filed', () => {
  it('is not shown to an operator who has not the code', async () => {
    const { personId } = await startByForm();
    const { applicationId } = await applyAs(personId);
    const other = await newUser(service, `counter.other.${count}`, 'C');
    expect(await service.call('applyLandDraft', { applicationId }, other.token)).toEqual({
      status: 404,
    });
    expect(await service.call('filedList', page, other.token)).toEqual({ status: 404 });
  });
});

describe('a helper who acts for a citizen with that citizen’s code', () => {
  const startByOtp = async () => {
    const helper = await newUser(service, `98610${String(20_000 + count)}`, 'CI');
    const mobile = `98610${String(30_000 + count)}`;
    const citizen = await newUser(service, mobile, 'CI');
    await service.deps.db.update(users).set({ mobile }).where(eq(users.id, citizen.userId));
    await service.result('personCodeSend', { mobile }, helper.token).catch(() => undefined);
    const otp = service.sms.codeOf(mobile);
    const begun = await start({ proof: 'otp', mobile, otp }, helper);
    return { helper, citizen, begun };
  };

  it('sends into the citizen’s own list, and the citizen sees who acted', async () => {
    const { helper, citizen, begun } = await startByOtp();
    expect(begun).toMatchObject({ personId: citizen.userId, personalCode: '' });
    expect(await service.deps.db.$count(codes, eq(codes.purpose, 'represent'))).toBe(0);
    const { applicationId } = await applyAs(citizen.userId, helper);
    const own = await service.result('applyLandDraft', { applicationId }, citizen.token);
    expect(own.actions.map(({ name }) => name)).toContain('withdraw');
    const seen = await service.result('accessLedger', page, citizen.token);
    expect(seen.rows).toMatchObject([{ record: 'profile', purpose: 'representation' }]);
  });

  it('does not become the citizen where the account is concerned', async () => {
    const { helper, citizen } = await startByOtp();
    const request = { userId: citizen.userId };
    expect(await service.call('getDetails', request, helper.token)).not.toMatchObject({
      result: { userId: citizen.userId },
    });
    expect(await service.result('currentUser', {}, helper.token)).toMatchObject({
      userId: helper.userId,
    });
  });

  it('acts for half an hour, and not when the citizen is blocked', async () => {
    const { helper, citizen } = await startByOtp();
    const acts = async () => {
      const answer = await service.call('representation', {}, helper.token);
      return answer.status === 200;
    };
    expect(await acts()).toBe(true);
    const block = (isBlocked: 0 | 1) =>
      service.deps.db.update(users).set({ isBlocked }).where(eq(users.id, citizen.userId));
    await block(1);
    expect(await acts()).toBe(false);
    await block(0);
    service.clock.pass(15);
    expect(await acts()).toBe(true);
    service.clock.pass(15);
    expect(await acts()).toBe(false);
  });
});

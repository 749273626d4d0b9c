import { eq } from 'drizzle-orm';
import { maskNumber } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { logIn } from '../../../../../../tests/support/login.ts';
import { people } from '../../../../../../tests/support/people.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { users } from '../../../db/schema/account.ts';
import { activities } from '../../../db/schema/ledger.ts';
import { findUser } from '../account.repository.ts';

const present = people.citizen.loginId;
const fresh = '9861555001';

const service = makeAppBeforeEach();
const citizen = createBeforeEach(() => service.signInAs('citizen'));

const send = (mobileno: string, who = citizen) =>
  service.call('mobileChangeSend', { mobileno }, who.token);
const match = (mobileno: string, otp: string, who = citizen) =>
  service.call('mobileChangeMatch', { mobileno, otp }, who.token);

async function prove(mobile: string, who = citizen) {
  expect(await send(mobile, who)).toEqual({ status: 200 });
  return match(mobile, service.sms.codeOf(mobile), who);
}

const mobileOf = async () => (await findUser(service.deps.db, citizen.userId))?.mobile;

const statusOfLogin = async (username: string) =>
  (await logIn(service, username, people.citizen.password)).status;

describe('the change of the own mobile number', () => {
  it('needs a code to the current and to the new number, which becomes the login name', async () => {
    expect(await prove(present)).toEqual({ status: 200 });
    expect(await mobileOf()).toBe(present);
    expect(await prove(fresh)).toEqual({ status: 200 });
    const user = await findUser(service.deps.db, citizen.userId);
    expect(user).toMatchObject({ mobile: fresh, loginId: fresh });
    expect(await statusOfLogin(fresh)).toBe(200);
    expect(await statusOfLogin(present)).toBe(500);
  });

  it('is recorded with both numbers masked, and reported to it without the new one', async () => {
    await prove(present);
    await prove(fresh);
    const last = (await service.deps.db.select().from(activities)).at(-1);
    expect(JSON.parse(last?.record ?? '')).toMatchObject({
      actionType: 'UPDATE',
      changedFields: [
        { label: 'mobileNo', value: `${maskNumber(present)} → ${maskNumber(fresh)}` },
      ],
    });
    const told = service.sms.sent.at(-1);
    expect(told).toMatchObject({ mobile: present, otp: undefined });
    expect(told?.text).toContain('******5001');
  });

  it('answers 403 and sends nothing until the current number is verified', async () => {
    expect(await send(fresh)).toMatchObject({ status: 403 });
    expect(await match(fresh, '000000')).toMatchObject({ status: 403 });
    expect(service.sms.sent).toEqual([]);
  });

  it('answers 403 ten minutes after the verification, and after its use', async () => {
    await prove(present);
    service.clock.pass(10);
    expect(await send(fresh)).toMatchObject({ status: 403 });
    await prove(present);
    await prove(fresh);
    expect(await send('9861555002')).toMatchObject({ status: 403 });
  });

  it('answers 500 to a used number, 409 if it was taken in the meantime', async () => {
    await prove(present);
    expect(await send(people.otherCitizen.loginId)).toEqual({ status: 500 });
    await send(fresh);
    const { db } = service.deps;
    const { userId } = await service.signInAs('otherCitizen');
    await db.update(users).set({ mobile: fresh }).where(eq(users.id, userId));
    expect(await match(fresh, service.sms.codeOf(fresh))).toEqual({ status: 409 });
    expect(await mobileOf()).toBe(present);
  });

  it("refuses another user's verification", async () => {
    await prove(present);
    const other = await service.signInAs('otherCitizen');
    expect(await send(fresh, other)).toMatchObject({ status: 403 });
  });

  it('creates a verification that cannot reset a password', async () => {
    await prove(present);
    const pair = { newPassword: 'Kalinga@77', confirmPassword: 'Kalinga@77' };
    const form = { mobileNo: present, ...pair, ...(await service.captcha()) };
    expect((await service.call('forgotSet', form)).status).not.toBe(200);
    expect(await statusOfLogin(present)).toBe(200);
  });

  it('answers 400 to what is no number, 500 to a wrong code and 401 after five', async () => {
    expect(await send('12345')).toEqual({ status: 400 });
    await send(present);
    const guesses = [];
    for (let n = 0; n < 5; n += 1) guesses.push((await match(present, 'x')).status);
    expect(guesses).toEqual([500, 500, 500, 500, 401]);
    expect(await send(present)).toEqual({ status: 401 });
  });

  it('keeps the User ID of an officer, and answers 403 to a user without a number', async () => {
    const { db } = service.deps;
    const officer = await service.signInAs('landOfficer');
    const before = await findUser(db, officer.userId);
    await prove(before?.mobile ?? '', officer);
    await prove(fresh, officer);
    const after = await findUser(db, officer.userId);
    expect(after).toMatchObject({ mobile: fresh, loginId: 'officer.puri' });
    await db.update(users).set({ mobile: '' }).where(eq(users.id, officer.userId));
    expect(await send('9861555003', officer)).toMatchObject({ status: 403 });
    expect(await match('9861555003', '000000', officer)).toMatchObject({ status: 403 });
  });
});

import { describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/account.ts';
import { hasValue } from '../../../db/schema/encrypted.ts';
import { createUser, findUserByMobile } from '../account.repository.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();

/** Every sequence of a number of steps, with repetitions; a shorter one is the beginning of one that sends at its end. */
function orders(steps: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return orders(steps, count - 1).flatMap((order) => steps.map((step) => [...order, step]));
}

/** Returns whether a sequence of steps can succeed: a new code ends the verification of the previous one. */
function mayEnd(order: readonly string[]): boolean {
  let state = 'nothing';
  for (const step of order) {
    if (step === 'send') state = 'sent';
    if (step === 'verify' && state === 'sent') state = 'verified';
    if (step === 'save' && state === 'verified') return true;
  }
  return false;
}

let numbers = 9_300_000_000;
const newNumber = () => String((numbers += 1));

const newest = (mobile: string) =>
  service.sms.sent.findLast((message) => message.mobile === mobile)?.otp ?? '000000';

const password = 'Kalinga@77';

async function runRegistration(order: readonly string[]): Promise<boolean> {
  const mobileno = newNumber();
  for (const step of order) {
    if (step === 'send') await service.call('sendRegOtp', { mobileno });
    if (step === 'verify') await service.call('verifyRegOtp', { mobileno, otp: newest(mobileno) });
    if (step === 'save') {
      const form = { fullName: 'Kuni Sethi', mobileno, emailId: '', password };
      const captcha = await service.captcha();
      await service.call('register', { ...form, conformPassword: password, ...captcha });
    }
  }
  return (await findUserByMobile(service.deps.db, mobileno)) !== undefined;
}

async function runReset(order: readonly string[]): Promise<boolean> {
  const mobileNo = newNumber();
  const citizen = {
    fullName: 'Hari Barik',
    userType: 'CI',
    roleId: 5,
    passwordHash: 'old',
  } as const;
  const createdOn = service.clock.now();
  await createUser(service.deps.db, { ...citizen, loginId: mobileNo, mobile: mobileNo, createdOn });
  for (const step of order) {
    if (step === 'send') await service.call('forgotSend', { mobileNo });
    if (step === 'verify') await service.call('forgotMatch', { mobileNo, otp: newest(mobileNo) });
    if (step === 'save') {
      const pair = { newPassword: password, confirmPassword: password };
      await service.call('forgotSet', { mobileNo, ...pair, ...(await service.captcha()) });
    }
  }
  return (await findUserByMobile(service.deps.db, mobileNo))?.passwordHash !== 'old';
}

const steps = ['send', 'verify', 'save'];

describe.each([
  ['registration', runRegistration],
  ['forgotten password', runReset],
] as const)('the steps of a %s', (_, run) => {
  it('succeed in their own order only, whatever was tried before', async () => {
    const tried = orders(steps, 4);
    expect(tried).toHaveLength(81);
    const wrong: string[] = [];
    for (const order of tried) {
      if ((await run(order)) !== mayEnd(order)) wrong.push(order.join(' '));
    }
    expect(wrong).toEqual([]);
  });
});

describe('a code', () => {
  it('is valid for its own purpose only, in both directions', async () => {
    const [fresh, known] = [newNumber(), '9437000001'];
    await service.call('sendRegOtp', { mobileno: fresh });
    const reset = await service.call('forgotMatch', { mobileNo: fresh, otp: newest(fresh) });
    expect(reset.status).not.toBe(200);
    await service.call('forgotSend', { mobileNo: known });
    const registered = await service.call('verifyRegOtp', { mobileno: known, otp: newest(known) });
    expect(registered.status).not.toBe(200);
  });
});

describe('additional fields in a form', () => {
  it('cannot create anything but a citizen', async () => {
    const mobileno = newNumber();
    await service.call('sendRegOtp', { mobileno });
    await service.call('verifyRegOtp', { mobileno, otp: newest(mobileno) });
    const claims = { userType: 'A', roleId: 4, userRollId: 4, isBlocked: 0, districtId: 1, id: 1 };
    const form = { fullName: 'Kuni Sethi', mobileno, emailId: '', password };
    const captcha = await service.captcha();
    await service.send('register', { ...form, conformPassword: password, ...captcha, ...claims });
    const [user] = await service.deps.db
      .select()
      .from(users)
      .where(hasValue(users.mobile, mobileno));
    expect(user).toMatchObject({ userType: 'CI', roleId: 5, districtId: null, isFirstLogin: 0 });
  });
});

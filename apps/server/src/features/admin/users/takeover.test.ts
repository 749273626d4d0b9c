import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administration, getUserForm } from '../../../../../../tests/support/admin.ts';
import { logIn } from '../../../../../../tests/support/login.ts';
import { people } from '../../../../../../tests/support/people.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { users } from '../../../db/schema/account.ts';

const ownNumber = '9861777001';
const reason = 'Asked for at the counter';
const password = 'Bargad@2026';

const service = makeAppBeforeEach();
const admin = createBeforeEach(() => administration(service));

/** Resets a password by a code to a number, like the holder of the number; returns the last status. */
async function resetBy(mobileNo: string): Promise<number> {
  const sent = await service.call('forgotSend', { mobileNo });
  if (sent.status !== 200) return sent.status;
  await service.call('forgotMatch', { mobileNo, otp: service.sms.codeOf(mobileNo) });
  const pair = { newPassword: password, confirmPassword: password };
  const form = { mobileNo, ...pair, ...(await service.captcha()) };
  return (await service.call('forgotSet', form)).status;
}

const loginStatus = async (username: string) => (await logIn(service, username, password)).status;

describe('an administrator alone', () => {
  // Requirement: UN-135
  it.each(['landOfficer', 'tahasilOfficer', 'counter', 'newAdministrator'] as const)(
    'cannot take over the account of %s by changing its mobile number',
    async (person) => {
      const before = await getUserForm(service, people[person].loginId);
      await admin.save('user', { ...before, mobile: ownNumber, reason });
      expect(await resetBy(ownNumber)).toBe(401);
      expect(await loginStatus(before.loginId)).toBe(500);
      expect((await getUserForm(service, people[person].loginId)).mobile).toBe(before.mobile);
    },
  );

  it('cannot create a second administrator', async () => {
    const colleague = { loginId: 'admin.two', fullName: 'Kabita Jena', userType: 'A', roleId: 4 };
    const place = { districtId: null, tahasilId: null };
    await admin.save('user', { ...colleague, ...place, mobile: ownNumber, email: '', reason });
    expect(await resetBy(ownNumber)).toBe(401);
    expect(await loginStatus('admin.two')).toBe(500);
  });

  it.each([
    ['the role', { roleId: 6 }],
    ['the type', { userType: 'A', roleId: 4 }],
    ['the place', { districtId: 2 }],
    ['the login name', { loginId: 'officer.other' }],
  ])('cannot change %s of an officer', async (_, changes) => {
    const before = await getUserForm(service, people.landOfficer.loginId);
    const row = async () => service.deps.db.select().from(users).where(eq(users.id, before.id));
    const [stored] = await row();
    await admin.save('user', { ...before, ...changes, reason });
    expect(await row()).toEqual([stored]);
  });

  it('cannot block an officer', async () => {
    const { id } = await getUserForm(service, people.landOfficer.loginId);
    const { token } = await service.signInAs('administrator');
    const { token: officer } = await service.signInAs('landOfficer');
    await service.send('adminUserBlock', { userId: id, active: false, reason }, token);
    expect((await service.send('currentUser', {}, officer)).code).toBe(200);
  });

  it('cannot block an officer by deactivating the account', async () => {
    const { id, version } = await getUserForm(service, people.landOfficer.loginId);
    const { token } = await service.signInAs('administrator');
    const { token: officer } = await service.signInAs('landOfficer');
    await service.send('adminDelete', { entity: 'user', id, version, reason }, token);
    expect((await service.send('currentUser', {}, officer)).code).toBe(200);
  });
});

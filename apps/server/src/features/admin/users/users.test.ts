// Long because what ends a session is asked of each change of a user.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Administration,
  administration,
  approveNext,
  getUserForm,
} from '../../../../../../tests/support/admin.ts';
import { logIn } from '../../../../../../tests/support/login.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { users } from '../../../db/schema/account.ts';
import { tahasils } from '../../../db/schema/land.ts';
import { activities } from '../../../db/schema/ledger.ts';

const service = makeAppBeforeEach();
let admin: Administration;
beforeEach(async () => {
  admin = await administration(service);
});

const officer = {
  loginId: 'officer.gop',
  fullName: 'Kabita Jena',
  userType: 'O',
  roleId: 1,
  mobile: '9437000777',
  email: '',
  districtId: 1,
  tahasilId: null,
};

const reason = 'Order of the office';

const login = (username: string, password: string) => logIn(service, username, password);

async function rowOf(loginId: string) {
  const [row] = await service.deps.db.select().from(users).where(eq(users.loginId, loginId));
  if (row === undefined) throw new Error(`Nobody is called ${loginId}.`);
  return row;
}

const codeOf = async (token: string) => (await service.send('currentUser', {}, token)).code;

describe('an account that an administrator makes', () => {
  // Requirements: UN-135, UN-140
  it('has no password until its owner sets one by a code', async () => {
    await admin.approved('user', officer);
    expect((await rowOf(officer.loginId)).passwordHash).toBe('');
    expect(await login(officer.loginId, '')).toEqual({ status: 0 });
    expect(await login(officer.loginId, 'Bargad@2026')).toEqual({ status: 500 });
    await service.call('forgotSend', { mobileNo: officer.mobile });
    const otp = service.sms.codeOf(officer.mobile);
    await service.call('forgotMatch', { mobileNo: officer.mobile, otp });
    const set = {
      mobileNo: officer.mobile,
      newPassword: 'Bargad@2026',
      confirmPassword: 'Bargad@2026',
    };
    await service.call('forgotSet', { ...set, ...(await service.captcha()) });
    expect(await login(officer.loginId, 'Bargad@2026')).toMatchObject({
      status: 200,
      userType: 'O',
      userRollId: 1,
      userRoleType: 'Land officer',
      districtCode: '1',
      isFirstLogin: 1,
    });
  });

  it('has a unique name, number and e-mail address', async () => {
    await admin.approved('user', { ...officer, email: 'gop@temple.example' });
    const other = { ...officer, reason, loginId: 'officer.two', mobile: '9437000778' };
    for (const changes of [{ loginId: officer.loginId }, { mobile: officer.mobile }]) {
      expect(await admin.save('user', { ...other, ...changes })).toMatchObject({ status: 111 });
    }
    const sameMail = { ...other, email: 'GOP@temple.example' };
    expect(await admin.save('user', sameMail)).toMatchObject({ status: 202 });
    expect(await approveNext(service)).toMatchObject({ status: 409 });
  });

  it.each([
    ['a role of another type', { roleId: 4 }, 'roleId'],
    ['a role that is not there', { roleId: 99 }, 'roleId'],
    ['a tahasil officer without a tahasil', { userType: 'T', roleId: 3 }, 'tahasilId'],
    ['a tahasil of another district', { tahasilId: 'foreign' }, 'tahasilId'],
    ['a login name of digits only', { loginId: '9437000777' }, 'loginId'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['a login name with a blank', { loginId: 'two words' }, 'loginId'],
    ['capitals in the login name', { loginId: 'Officer.Gop' }, 'loginId'],
    ['a number that is no mobile number', { mobile: '12345' }, 'mobile'],
    ['an unknown type', { userType: 'X' }, 'userType'],
    ['digits in the name', { fullName: 'Officer 7' }, 'fullName'],
  ])('is refused with %s', async (_, changes, field) => {
    const [foreign] = await service.deps.db
      .select()
      .from(tahasils)
      .where(eq(tahasils.districtId, 2));
    const real = 'tahasilId' in changes ? { tahasilId: foreign?.id } : changes;
    const answer = await admin.save('user', { ...officer, reason, ...real });
    expect(answer).toEqual({ status: 400, message: expect.any(String), field });
  });

  it('has the district of its tahasil where none was chosen beside it', async () => {
    const [tahasil] = await service.deps.db
      .select()
      .from(tahasils)
      .where(eq(tahasils.districtId, 2));
    const place = { districtId: null, tahasilId: tahasil?.id ?? 0 };
    await admin.approved('user', { ...officer, ...place, userType: 'T', roleId: 3 });
    expect(await rowOf(officer.loginId)).toMatchObject({ ...place, districtId: 2 });
  });

  it('ignores password, block and first-login flag of the form', async () => {
    const claims = { passwordHash: 'x', password: 'x', isBlocked: 1, isFirstLogin: 1, version: 7 };
    await admin.approved('user', { ...officer, ...claims });
    expect(await rowOf(officer.loginId)).toMatchObject({
      passwordHash: '',
      isBlocked: 0,
      isFirstLogin: 1,
      version: 1,
    });
  });
});

describe('the authority of a user', () => {
  it.each([
    ['role', { roleId: 2 }],
    ['type', { userType: 'C', roleId: 0 }],
    ['place', { districtId: 2 }],
    ['login name', { loginId: 'officer.new' }],
  ])('changed by another %s ends the sessions at once', async (_, changes) => {
    const { token } = await service.signInAs('landOfficer');
    const form = await getUserForm(service, people.landOfficer.loginId);
    expect(await codeOf(token)).toBe(200);
    await admin.approved('user', { ...form, ...changes });
    expect(await codeOf(token)).toBe(401);
  });

  it('is unaffected by a new name', async () => {
    const { token } = await service.signInAs('landOfficer');
    const form = await getUserForm(service, people.landOfficer.loginId);
    await admin.saved('user', { ...form, fullName: 'Anita Patnaik' });
    expect(await codeOf(token)).toBe(200);
  });

  it('cannot be changed by the administrators themselves', async () => {
    const own = await getUserForm(service, people.administrator.loginId);
    const { id, version } = own;
    expect(await admin.save('user', { ...own, userType: 'CI', roleId: 5 })).toMatchObject({
      status: 409,
    });
    expect(await admin.save('user', { ...own, roleId: 1 })).toMatchObject({ status: 409 });
    expect(await admin.remove('user', id, version)).toMatchObject({ status: 409 });
    const { token } = await service.signInAs('administrator');
    expect(
      await service.call('adminUserBlock', { userId: id, active: false }, token),
    ).toMatchObject({
      status: 409,
    });
    admin = await administration(service);
    expect(await admin.save('user', { ...own, fullName: 'Bijaya Mohanty' })).toMatchObject({
      status: 200,
    });
  });
});

describe('blocking a user', () => {
  const block = async (userId: number, active: boolean) => {
    const { token } = await service.signInAs('administrator');
    const answer = await service.call('adminUserBlock', { userId, active, reason }, token);
    return answer.status === 202 ? approveNext(service) : answer;
  };

  // Requirement: UN-071
  it('ends the sessions, and the login answers 444 until it is unblocked', async () => {
    const { loginId, password } = people.landOfficer;
    const { token, userId } = await service.signInAs('landOfficer');
    expect(await block(userId, false)).toEqual({ status: 200 });
    expect(await codeOf(token)).toBe(401);
    expect(await login(loginId, password)).toEqual({ status: 444 });
    expect(await block(userId, true)).toEqual({ status: 200 });
    expect(await codeOf(token)).toBe(401);
    expect(await login(loginId, password)).toMatchObject({ status: 200 });
  });

  it('is the same as deactivating an account', async () => {
    const { token, userId } = await service.signInAs('landOfficer');
    expect(await admin.remove('user', userId, 1)).toMatchObject({ status: 202 });
    expect(await codeOf(token)).toBe(200);
    expect(await approveNext(service)).toEqual({ status: 200 });
    expect(await codeOf(token)).toBe(401);
    expect(await rowOf(people.landOfficer.loginId)).toMatchObject({ isBlocked: 1, version: 2 });
    expect(await admin.row('user', userId)).toMatchObject({ isActive: false });
  });

  it('answers 404 to an unknown user', async () => {
    expect(await block(999_999, false)).toEqual({ status: 404 });
  });

  it('is recorded', async () => {
    const { userId } = await service.signInAs('landOfficer');
    await block(userId, false);
    const last = (await service.deps.db.select().from(activities)).at(-1);
    expect(JSON.parse(last?.record ?? '')).toMatchObject({
      actionType: 'APPROVE',
      actionRemark: `change 1, access of user ${userId}, asked by user 6`,
      changedFields: [{ label: 'isBlocked', value: '0 → 1' }],
    });
  });
});

describe('the list of users', () => {
  it('contains no password, and records the access', async () => {
    const rows = await admin.rows('user', { userType: 'O' });
    expect(rows).toMatchObject([
      { loginId: 'officer.puri', roleLabel: 'Land officer', districtLabel: 'Puri' },
      { loginId: 'deciding.puri', districtLabel: 'Puri' },
      { loginId: 'chief.puri', districtLabel: 'Puri' },
    ]);
    expect(JSON.stringify(await admin.rows('user'))).not.toMatch(/password|argon2/i);
    const { token } = await service.signInAs('landOfficer');
    const ledger = await service.result('accessLedger', { pageNumber: 1, pageSize: 10 }, token);
    expect(ledger.rows[0]).toMatchObject({ by: 'Bijay Mohanty', record: 'profile', times: 2 });
  });
});

describe('a role', () => {
  it('has effect on the menu of its users at once', async () => {
    const menuIds = [7, 9];
    const roleId = await admin.saved('role', { roleName: 'Map reader', userType: 'O', menuIds });
    const form = await getUserForm(service, people.landOfficer.loginId);
    await admin.approved('user', { ...form, roleId });
    const { token, userId } = await service.signInAs('landOfficer');
    const menu = await service.result('menu', { userId }, token);
    expect(menu.map(({ url }) => url)).toEqual(['/officer/dashboard', '/officer/explore-map']);
    expect(await service.result('roles', {}, token)).toContainEqual({
      roleId,
      roleName: 'Map reader',
      roleType: 'O',
    });
    await admin.saved('role', {
      id: roleId,
      version: 1,
      roleName: 'Map reader',
      userType: 'O',
      menuIds: [9, 9],
    });
    expect(await admin.row('role', roleId)).toMatchObject({ menuIds: [9] });
    const retype = { id: roleId, version: 2, roleName: 'Map reader', userType: 'T', menuIds: [] };
    expect(await admin.save('role', retype)).toMatchObject({ status: 409, field: 'userType' });
    expect(await admin.remove('role', roleId, 2)).toMatchObject({ status: 409 });
  });

  it('without users can be deactivated and then not assigned', async () => {
    const role = { roleName: 'Record keeper', userType: 'O', menuIds: [] };
    const roleId = await admin.saved('role', role);
    expect(await admin.remove('role', roleId, 1)).toEqual({ status: 200 });
    expect(await admin.save('user', { ...officer, roleId, reason })).toMatchObject({
      status: 400,
      field: 'roleId',
    });
    expect(await admin.save('role', role)).toMatchObject({ status: 111 });
  });

  it('that the code refers to cannot be deactivated', async () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      expect(await admin.remove('role', id, 1)).toMatchObject({ status: 409 });
    }
  });

  it('accepts existing menu entries only', async () => {
    const role = { roleName: 'Record reader', userType: 'O', menuIds: [999] };
    expect(await admin.save('role', role)).toMatchObject({ status: 400 });
    expect(await admin.rows('role', { text: 'Record reader' })).toEqual([]);
  });
});

describe('an administrator before the first password change', () => {
  it('cannot maintain records', async () => {
    const { token } = await service.signInAs('newAdministrator');
    const faq = { entity: 'faq', place: 1, question: 'Who?', answer: 'You' };
    expect((await service.send('adminSave', faq, token)).code).toBe(403);
    expect(await admin.rows('faq', { text: 'Who?' })).toEqual([]);
  });
});

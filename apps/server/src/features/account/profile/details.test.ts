import { describe, expect, it } from 'vitest';
import { logIn, logInAs } from '../../../../../../tests/support/login.ts';
import { people } from '../../../../../../tests/support/people.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { activities } from '../../../db/schema/ledger.ts';
import { createUser, findUser } from '../account.repository.ts';

const service = makeAppBeforeEach();
const citizen = createBeforeEach(() => service.signInAs('citizen'));

describe('the details of a user', () => {
  it('are for the user and administrators only', async () => {
    const { userId } = citizen;
    const own = await service.result('getDetails', { userId }, citizen.token);
    expect(own).toMatchObject({ userId, userName: people.citizen.loginId, userType: 'CI' });
    const { token } = await service.signInAs('administrator');
    const { needsNameProof, ...shared } = own;
    expect(needsNameProof).toBe(1);
    expect(await service.result('getDetails', { userId }, token)).toEqual(shared);
  });

  it('of other and unknown users are not found', async () => {
    for (const person of ['otherCitizen', 'counter', 'tahasilOfficer', 'landOfficer'] as const) {
      const { token } = await service.signInAs(person);
      const foreign = await service.call('getDetails', { userId: citizen.userId }, token);
      expect(foreign).toEqual(await service.call('getDetails', { userId: 999_999 }, token));
      expect(foreign).toEqual({ status: 404 });
    }
  });
});

describe('updating the details', () => {
  const newcomer = createBeforeEach(async () => {
    const loginId = '9861000777';
    await createUser(service.deps.db, {
      loginId,
      mobile: loginId,
      fullName: 'Sarojini Behera',
      userType: 'CI',
      roleId: 5,
      passwordHash: '',
      createdOn: service.clock.now(),
    });
    return service.signIn(loginId);
  });
  const update = (changes: object = {}, who = newcomer) =>
    service.call(
      'updateDetails',
      { userId: who.userId, fullName: 'Sarojini Das', emailId: 'saro@home.example', ...changes },
      who.token,
    );

  // Requirement: UN-121
  it('changes the name of a citizen, and records the old one', async () => {
    expect(await update({ emailId: '' })).toEqual({ status: 200 });
    const user = await findUser(service.deps.db, newcomer.userId);
    expect(user).toMatchObject({ fullName: 'Sarojini Das', email: '' });
    const last = (await service.deps.db.select().from(activities)).at(-1);
    expect(last?.userId).toBe(newcomer.userId);
    expect(JSON.parse(last?.record ?? '')).toMatchObject({
      actionType: 'UPDATE',
      deviceType: 'WEBSITE',
      changedFields: [{ label: 'fullName', value: 'Sarojini Behera → Sarojini Das' }],
    });
  });

  it('keeps the name of a citizen in whose name there is an application', async () => {
    const words = 'Your name is in an application. Please send a proof of the new name.';
    expect(await update({ emailId: '' }, citizen)).toEqual({ status: 400, message: words });
  });

  it('leaves the name of an office account to administrators', async () => {
    for (const person of ['tahasilOfficer', 'landOfficer', 'counter', 'administrator'] as const) {
      const office = await service.signInAs(person);
      const before = await findUser(service.deps.db, office.userId);
      const answer = await update({ emailId: '' }, office);
      const words = 'An administrator changes the name of an office account.';
      expect(answer).toEqual({ status: 400, message: words });
      const own = { fullName: before?.fullName, emailId: '' };
      expect(await update(own, office)).toEqual({ status: 200 });
      expect((await findUser(service.deps.db, office.userId))?.fullName).toBe(before?.fullName);
    }
  });

  it.each([
    ['', 'Full name is required.'],
    ['Ab', 'Full name should contain more than 2 characters.'],
    ['Sarojini 2', 'Full name should not contain special characters or digits.'],
    ['x'.repeat(50), 'Full name should contain less than 50 charcter.'],
  ])('answers 400 to the name %j', async (fullName, words) => {
    expect(await update({ fullName })).toEqual({ status: 400, message: words });
  });

  it('accepts a name of three letters and no e-mail address', async () => {
    expect(await update({ fullName: 'Mia', emailId: '' })).toEqual({ status: 200 });
  });

  it('is for the caller alone, also for an administrator', async () => {
    for (const person of ['otherCitizen', 'administrator'] as const) {
      const { token } = await service.signInAs(person);
      expect(await update({}, { userId: newcomer.userId, token })).toEqual({ status: 404 });
    }
    const user = await findUser(service.deps.db, newcomer.userId);
    expect(user?.fullName).toBe('Sarojini Behera');
  });

  // Requirement: UN-121
  it('does not change type, role, number or place', async () => {
    const claims = {
      userType: 'A',
      userRollId: 4,
      roleId: 4,
      mobileNo: '9437000099',
      isBlocked: 0,
    };
    const before = await findUser(service.deps.db, newcomer.userId);
    const input = { userId: newcomer.userId, fullName: 'Sarojini Das', emailId: '', ...claims };
    await service.send('updateDetails', input, newcomer.token);
    const after = await findUser(service.deps.db, newcomer.userId);
    expect(after).toEqual({ ...before, fullName: 'Sarojini Das', version: 2 });
  });
});

describe('checking the current password', () => {
  const check = (currentPassword: string, who = citizen) =>
    service.call('checkCurrPassword', { userId: who.userId, currentPassword }, who.token);

  it('answers 200 to the right one and 401 to a wrong one', async () => {
    expect(await check(people.citizen.password)).toEqual({ status: 200, result: true });
    expect(await check('Wrong@123')).toEqual({
      status: 401,
      message: 'Current password is incorrect',
    });
  });

  it('locks the account at the fifth wrong one, as the login does', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await check('Wrong@123')).status).toBe(401);
    }
    expect((await service.send('currentUser', {}, citizen.token)).code).toBe(401);
    expect(await logInAs(service, 'citizen')).toEqual({ status: 777, TimeLeft: 0 });
  });

  it('shares its count with the login', async () => {
    for (let round = 0; round < 4; round += 1) {
      await logIn(service, people.citizen.loginId, 'Wrong@123');
    }
    await check('Wrong@123');
    expect((await service.send('currentUser', {}, citizen.token)).code).toBe(401);
  });

  it('is for the caller alone', async () => {
    const { userId } = await service.signInAs('otherCitizen');
    const { password } = people.otherCitizen;
    expect(await check(password, { userId, token: citizen.token })).toEqual({ status: 403 });
  });
});

describe('the list of roles', () => {
  // Requirement: CA-036
  it('names each role with the user type it belongs to', async () => {
    const { token } = await service.signInAs('landOfficer');
    expect(await service.result('roles', {}, token)).toEqual([
      { roleId: 0, roleName: 'None', roleType: 'C' },
      { roleId: 1, roleName: 'Land officer', roleType: 'O' },
      { roleId: 2, roleName: 'Officer without plot search', roleType: 'O' },
      { roleId: 3, roleName: 'Tahasil officer', roleType: 'T' },
      { roleId: 4, roleName: 'Administrator', roleType: 'A' },
      { roleId: 5, roleName: 'Citizen', roleType: 'CI' },
      { roleId: 6, roleName: 'Deciding officer', roleType: 'O' },
      { roleId: 7, roleName: 'Chief administrator', roleType: 'O' },
      { roleId: 8, roleName: 'Tender officer', roleType: 'O' },
      { roleId: 9, roleName: 'Auditor', roleType: 'O' },
      { roleId: 10, roleName: 'Law officer', roleType: 'O' },
    ]);
  });
});

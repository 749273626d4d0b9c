// Long because it has a scene for each answer of fourteen calls.
import { eq } from 'drizzle-orm';
import type { EndpointName } from '@temple-land/portal-core';
import { users } from '../../../apps/server/src/db/schema/account.ts';
import { protectedMember } from './factor.scenes.ts';
import { password, type Account, type Call, type ScenesOf, type Stage } from './stage.ts';

type Name = Extract<
  EndpointName,
  | 'login'
  | 'currentUser'
  | 'logout'
  | 'changePassword'
  | 'checkCurrPassword'
  | 'getDetails'
  | 'updateDetails'
  | 'roles'
  | 'accessLedger'
  | 'sessionList'
  | 'sessionsEnd'
  | 'consentList'
  | 'consentWithdraw'
  | 'consentGive'
>;

const wrong = 'Konark@888';
const next = 'Chilika@99';
const wrongAgain = async (call: () => Promise<unknown>) => {
  for (let count = 0; count < 5; count += 1) await call();
};

async function logIn(call: Call, { service }: Stage, loginId: string, changes: object = {}) {
  const captcha = await service.captcha();
  return call({ username: loginId, password, userType: 'C', ...captcha, ...changes });
}

async function change(call: Call, { userId, token }: Account, changes: object = {}) {
  const typed = { currentPassword: password, newPassword: next, confirmPassword: next };
  return call({ userId, ...typed, ...changes }, token);
}

const update = (call: Call, { userId, token }: Account, changes: object = {}) =>
  call({ userId, fullName: 'Pramila Rout', emailId: '', ...changes }, token);

const consent = { purpose: 'service' } as const;
const paging = { pageNumber: 1, pageSize: 10 };

/** The answers of the calls about login, session and profile. */
export const accountScenes: ScenesOf<Name> = {
  login: {
    // Requirements: CA-018, UN-078
    '200 to the right password': async (call, stage) =>
      logIn(call, stage, (await stage.member()).loginId),
    '202 to the right password of an account with a second factor': async (call, stage) =>
      logIn(call, stage, (await protectedMember(stage)).loginId),
    '0 to an empty name': (call, stage) => logIn(call, stage, ''),
    // Requirement: UN-068
    '0 to a field that is missing': (call, stage) =>
      logIn(call, stage, '9437000001', { password: undefined }),
    '223 to a wrong captcha': async (call, stage) =>
      logIn(call, stage, (await stage.member()).loginId, { answer: 'wrong' }),
    '429 to a captcha that is too old': async (call, stage) => {
      const captcha = await stage.service.captcha();
      stage.service.clock.pass(6);
      return logIn(call, stage, '9437000001', captcha);
    },
    '432 to a tahasil officer without a tahasil': async (call, stage) =>
      logIn(call, stage, (await stage.member({ userType: 'T' })).loginId),
    '444 to a blocked account': async (call, stage) => {
      const { loginId, userId } = await stage.member();
      await stage.service.deps.db.update(users).set({ isBlocked: 1 }).where(eq(users.id, userId));
      return logIn(call, stage, loginId);
    },
    '500 to a wrong password': async (call, stage) =>
      logIn(call, stage, (await stage.member()).loginId, { password: wrong }),
    '500 to an unknown name': (call, stage) => logIn(call, stage, stage.newMobile()),
    '777 to the right password after five wrong ones': async (call, stage) => {
      const { loginId } = await stage.member();
      await wrongAgain(() => logIn(call, stage, loginId, { password: wrong }));
      return logIn(call, stage, loginId);
    },
    // Requirement: UN-070
    'HTTP 503 to an address that tries too often': (call, stage) =>
      stage.flooded('login', () => logIn(call, stage, '9437000001')),
  },
  currentUser: {
    // Requirement: CA-019
    '200 with the own profile': async (call, stage) => call({}, (await stage.account()).token),
    'HTTP 401 after twenty idle minutes': async (call, stage) => {
      const { token } = await stage.account();
      stage.service.clock.pass(20);
      return call({}, token);
    },
  },
  logout: {
    '200 and the session is over': async (call, stage) => call({}, (await stage.account()).token),
    'HTTP 401 when it is over already': async (call, stage) => {
      const { token } = await stage.account();
      await call({}, token);
      return call({}, token);
    },
  },
  changePassword: {
    // Requirements: CA-031, CA-032, UN-079
    '200 to the right current password': async (call, stage) => change(call, await stage.member()),
    '400 to a weak password': async (call, stage) =>
      change(call, await stage.member(), { newPassword: 'weak', confirmPassword: 'weak' }),
    '400 to a repetition that differs': async (call, stage) =>
      change(call, await stage.member(), { confirmPassword: wrong }),
    // Requirement: UN-117
    '401 to a wrong current password': async (call, stage) =>
      change(call, await stage.member(), { currentPassword: wrong }),
    // Requirement: CA-066
    '403 to the number of another user': async (call, stage) =>
      change(call, await stage.member(), { userId: 1 }),
    // Requirement: UN-117
    '409 to the same password again': async (call, stage) =>
      change(call, await stage.member(), { newPassword: password, confirmPassword: password }),
  },
  checkCurrPassword: {
    '200 to the right password': async (call, stage) => {
      const { userId, token } = await stage.member();
      return call({ userId, currentPassword: password }, token);
    },
    // Requirement: CA-033
    '401 to a wrong one': async (call, stage) => {
      const { userId, token } = await stage.member();
      return call({ userId, currentPassword: wrong }, token);
    },
    '403 to the number of another user': async (call, stage) =>
      call({ userId: 1, currentPassword: password }, (await stage.member()).token),
  },
  getDetails: {
    // Requirement: CA-034
    '200 with the own details': async (call, stage) => {
      const { userId, token } = await stage.account();
      return call({ userId }, token);
    },
    '200 with anybody’s to an administrator': async (call, stage) => {
      const { token } = await stage.service.signInAs('administrator');
      return call({ userId: (await stage.account()).userId }, token);
    },
    '404 to the number of another user': async (call, stage) =>
      call({ userId: 1 }, (await stage.account()).token),
    '404 to an administrator who asks for nobody': async (call, stage) =>
      call({ userId: 999_999 }, (await stage.service.signInAs('administrator')).token),
  },
  updateDetails: {
    // Requirement: CA-035
    '200 to a new name': async (call, stage) =>
      update(call, await stage.account(), { fullName: 'Pramila Kumari Rout' }),
    '111 to the e-mail address of another user': async (call, stage) => {
      const emailId = 'taken@example.org';
      await stage.account('CI', { email: emailId });
      return update(call, await stage.account(), { emailId });
    },
    '400 to a name with a digit': async (call, stage) =>
      update(call, await stage.account(), { fullName: 'Pramila 7' }),
    '404 to the number of another user': async (call, stage) =>
      update(call, await stage.account(), { userId: 1 }),
  },
  roles: {
    '200 to a land officer': async (call, stage) =>
      call({}, (await stage.service.signInAs('landOfficer')).token),
    '200 to an administrator': async (call, stage) =>
      call({}, (await stage.service.signInAs('administrator')).token),
  },
  sessionList: {
    '200 to whoever is signed in': async (call, stage) => call({}, (await stage.account()).token),
  },
  sessionsEnd: {
    '200 to whoever is signed in': async (call, stage) => call({}, (await stage.account()).token),
  },
  accessLedger: {
    '200 after an administrator read the profile': async (call, stage) => {
      const { userId, token } = await stage.account();
      const admin = await stage.service.signInAs('administrator');
      await stage.service.result('getDetails', { userId }, admin.token);
      return call(paging, token);
    },
    '404 while nobody read anything': async (call, stage) =>
      call(paging, (await stage.account()).token),
  },
  consentList: {
    '200 with no consent yet': async (call, stage) => call({}, (await stage.account()).token),
  },
  consentWithdraw: {
    '200 after it was given': async (call, stage) => {
      const { token } = await stage.account();
      await stage.service.result('consentGive', consent, token);
      return call(consent, token);
    },
    '404 when it was not': async (call, stage) => call(consent, (await stage.account()).token),
  },
  consentGive: {
    '200 for the first time': async (call, stage) => call(consent, (await stage.account()).token),
    '409 for the second': async (call, stage) => {
      const { token } = await stage.account();
      await call(consent, token);
      return call(consent, token);
    },
  },
};

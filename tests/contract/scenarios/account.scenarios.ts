// Long because it has a scenario for each answer of fourteen calls.
import { eq } from 'drizzle-orm';
import type { EndpointName } from '@temple-land/portal-core';
import { users } from '../../../apps/server/src/db/schema/account.ts';
import { createProtectedAccount } from './factor.scenarios.ts';
import {
  password,
  type Account,
  type MakeCall,
  type ScenariosOf,
  type ScenarioContext,
} from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'login'
  | 'currentUser'
  | 'logout'
  | 'changePassword'
  | 'checkCurrPassword'
  | 'getDetails'
  | 'updateDetails'
  | 'themeSave'
  | 'displaySave'
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

async function logIn(
  call: MakeCall,
  { service }: ScenarioContext,
  loginId: string,
  changes: object = {},
) {
  const captcha = await service.captcha();
  return call({ username: loginId, password, userType: 'C', ...captcha, ...changes });
}

async function change(call: MakeCall, { userId, token }: Account, changes: object = {}) {
  const typed = { currentPassword: password, newPassword: next, confirmPassword: next };
  return call({ userId, ...typed, ...changes }, token);
}

const update = (call: MakeCall, { userId, token }: Account, changes: object = {}) =>
  call({ userId, fullName: 'Pramila Rout', emailId: '', ...changes }, token);

const consent = { purpose: 'service' } as const;
const paging = { pageNumber: 1, pageSize: 10 };

/** The answers of the calls about login, session and profile. */
export const accountScenarios: ScenariosOf<Name> = {
  login: {
    // Requirements: CA-018, UN-078
    '200 to the right password': async (call, context) =>
      logIn(call, context, (await context.createAccountWithPassword()).loginId),
    '202 to the right password of an account with a second factor': async (call, context) =>
      logIn(call, context, (await createProtectedAccount(context)).loginId),
    '0 to an empty name': (call, context) => logIn(call, context, ''),
    // Requirement: UN-068
    '0 to a field that is missing': (call, context) =>
      logIn(call, context, '9437000001', { password: undefined }),
    '223 to a wrong captcha': async (call, context) =>
      logIn(call, context, (await context.createAccountWithPassword()).loginId, {
        answer: 'wrong',
      }),
    '429 to a captcha that is too old': async (call, context) => {
      const captcha = await context.service.captcha();
      context.service.clock.pass(6);
      return logIn(call, context, '9437000001', captcha);
    },
    '432 to a tahasil officer without a tahasil': async (call, context) =>
      logIn(call, context, (await context.createAccountWithPassword({ userType: 'T' })).loginId),
    '444 to a blocked account': async (call, context) => {
      const { loginId, userId } = await context.createAccountWithPassword();
      await context.service.deps.db.update(users).set({ isBlocked: 1 }).where(eq(users.id, userId));
      return logIn(call, context, loginId);
    },
    '500 to a wrong password': async (call, context) =>
      logIn(call, context, (await context.createAccountWithPassword()).loginId, {
        password: wrong,
      }),
    '500 to an unknown name': (call, context) => logIn(call, context, context.newMobile()),
    '777 to the right password after five wrong ones': async (call, context) => {
      const { loginId } = await context.createAccountWithPassword();
      await wrongAgain(() => logIn(call, context, loginId, { password: wrong }));
      return logIn(call, context, loginId);
    },
    // Requirement: UN-070
    'HTTP 503 to an address that tries too often': (call, context) =>
      context.withRateLimitReached('login', () => logIn(call, context, '9437000001')),
  },
  currentUser: {
    // Requirement: CA-019
    '200 with the own profile': async (call, context) =>
      call({}, (await context.createAccount()).token),
    'HTTP 401 after twenty idle minutes': async (call, context) => {
      const { token } = await context.createAccount();
      context.service.clock.pass(20);
      return call({}, token);
    },
  },
  logout: {
    '200 and the session is over': async (call, context) =>
      call({}, (await context.createAccount()).token),
    'HTTP 401 when it is over already': async (call, context) => {
      const { token } = await context.createAccount();
      await call({}, token);
      return call({}, token);
    },
  },
  changePassword: {
    // Requirements: CA-031, CA-032, UN-079
    '200 to the right current password': async (call, context) =>
      change(call, await context.createAccountWithPassword()),
    '400 to a weak password': async (call, context) =>
      change(call, await context.createAccountWithPassword(), {
        newPassword: 'weak',
        confirmPassword: 'weak',
      }),
    '400 to a repetition that differs': async (call, context) =>
      change(call, await context.createAccountWithPassword(), { confirmPassword: wrong }),
    // Requirement: UN-117
    '401 to a wrong current password': async (call, context) =>
      change(call, await context.createAccountWithPassword(), { currentPassword: wrong }),
    // Requirement: CA-066
    '403 to the number of another user': async (call, context) =>
      change(call, await context.createAccountWithPassword(), { userId: 1 }),
    // Requirement: UN-117
    '409 to the same password again': async (call, context) =>
      change(call, await context.createAccountWithPassword(), {
        newPassword: password,
        confirmPassword: password,
      }),
  },
  checkCurrPassword: {
    '200 to the right password': async (call, context) => {
      const { userId, token } = await context.createAccountWithPassword();
      return call({ userId, currentPassword: password }, token);
    },
    // Requirement: CA-033
    '401 to a wrong one': async (call, context) => {
      const { userId, token } = await context.createAccountWithPassword();
      return call({ userId, currentPassword: wrong }, token);
    },
    '403 to the number of another user': async (call, context) =>
      call(
        { userId: 1, currentPassword: password },
        (await context.createAccountWithPassword()).token,
      ),
  },
  getDetails: {
    // Requirement: CA-034
    '200 with the own details': async (call, context) => {
      const { userId, token } = await context.createAccount();
      return call({ userId }, token);
    },
    '200 with anybody’s to an administrator': async (call, context) => {
      const { token } = await context.service.signInAs('administrator');
      return call({ userId: (await context.createAccount()).userId }, token);
    },
    '404 to the number of another user': async (call, context) =>
      call({ userId: 1 }, (await context.createAccount()).token),
    '404 to an administrator who asks for nobody': async (call, context) =>
      call({ userId: 999_999 }, (await context.service.signInAs('administrator')).token),
  },
  updateDetails: {
    // Requirement: CA-035
    '200 to a new name': async (call, context) =>
      update(call, await context.createAccount(), { fullName: 'Pramila Kumari Rout' }),
    '111 to the e-mail address of another user': async (call, context) => {
      const emailId = 'taken@example.org';
      await context.createAccount('CI', { email: emailId });
      return update(call, await context.createAccount(), { emailId });
    },
    '400 to a name with a digit': async (call, context) =>
      update(call, await context.createAccount(), { fullName: 'Pramila 7' }),
    '404 to the number of another user': async (call, context) =>
      update(call, await context.createAccount(), { userId: 1 }),
  },
  themeSave: {
    '200 to whoever is signed in': async (call, context) =>
      call({ theme: 'dark' }, (await context.createAccount()).token),
  },
  displaySave: {
    '200 to whoever is signed in': async (call, context) =>
      call({ pageLanguage: 'or', textSize: 19 }, (await context.createAccount()).token),
  },
  roles: {
    '200 to a land officer': async (call, context) =>
      call({}, (await context.service.signInAs('landOfficer')).token),
    '200 to an administrator': async (call, context) =>
      call({}, (await context.service.signInAs('administrator')).token),
  },
  sessionList: {
    '200 to whoever is signed in': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
  sessionsEnd: {
    '200 to whoever is signed in': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
  accessLedger: {
    '200 after an administrator read the profile': async (call, context) => {
      const { userId, token } = await context.createAccount();
      const admin = await context.service.signInAs('administrator');
      await context.service.result('getDetails', { userId }, admin.token);
      return call(paging, token);
    },
    '404 while nobody read anything': async (call, context) =>
      call(paging, (await context.createAccount()).token),
  },
  consentList: {
    '200 with no consent yet': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
  consentWithdraw: {
    '200 after it was given': async (call, context) => {
      const { token } = await context.createAccount();
      await context.service.result('consentGive', consent, token);
      return call(consent, token);
    },
    '404 when it was not': async (call, context) =>
      call(consent, (await context.createAccount()).token),
  },
  consentGive: {
    '200 for the first time': async (call, context) =>
      call(consent, (await context.createAccount()).token),
    '409 for the second': async (call, context) => {
      const { token } = await context.createAccount();
      await call(consent, token);
      return call(consent, token);
    },
  },
};

// Long because it has a scenario for each answer of eleven calls.
import { eq } from 'drizzle-orm';
import type { EndpointName } from '@temple-land/portal-core';
import { attempts } from '../../../apps/server/src/db/schema/account.ts';
import { toLoginSubject } from '../../../apps/server/src/db/schema/encrypted.ts';
import { factors } from '../../../apps/server/src/db/schema/factors.ts';
import { addApp, addPasskey, type AddedApp } from '../../support/factors.ts';
import { testPasskey } from '../../support/passkey.ts';
import { totpCode } from '../../support/totp.ts';
import {
  password,
  type Account,
  type MakeCall,
  type ScenariosOf,
  type ScenarioContext,
} from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'secondStep'
  | 'secondStepChallenge'
  | 'factorList'
  | 'factorChallenge'
  | 'factorConfirm'
  | 'totpBegin'
  | 'totpAdd'
  | 'passkeyBegin'
  | 'passkeyAdd'
  | 'factorRemove'
  | 'recoveryCodesRenew'
>;

interface ProtectedAccount extends Account {
  app: AddedApp;
}

/** Creates an officer with an authenticator app and a known password. */
export async function createProtectedAccount(context: ScenarioContext): Promise<ProtectedAccount> {
  const account = await context.createAccountWithPassword({ userType: 'O' });
  return { ...account, app: await addApp(context.service, account.token) };
}

/** Logs in a user with a second factor up to the second step. */
async function startSecondStep(context: ScenarioContext): Promise<ProtectedAccount> {
  const account = await createProtectedAccount(context);
  const form = { username: account.loginId, password, userType: 'O' as const };
  await context.service.call('login', { ...form, ...(await context.service.captcha()) });
  return account;
}

const officer = (context: ScenarioContext) => context.createAccount('O');
const wrongCode = { kind: 'totp', code: '000000' } as const;

/** Creates an officer without a recent confirmation. */
async function createUnconfirmedOfficer(context: ScenarioContext): Promise<Account> {
  const account = await officer(context);
  context.service.clock.pass(10);
  return account;
}

/** Creates an officer with the maximum number of factors. */
async function createOfficerWithMaximumFactors(context: ScenarioContext): Promise<Account> {
  const account = await officer(context);
  const { db, clock } = context.service.deps;
  const row = { userId: account.userId, kind: 'totp', name: 'Phone', key: '', createdOn: clock() };
  await db.insert(factors).values(Array.from({ length: 10 }, () => row));
  return account;
}

async function addBegunApp(call: MakeCall, { service }: ScenarioContext, { token }: Account) {
  const { key } = await service.result('totpBegin', {}, token);
  return call({ code: totpCode(key, service.clock.now()), name: 'Phone' }, token);
}

async function addBegunPasskey(
  call: MakeCall,
  { service }: ScenarioContext,
  { token }: Account,
  origin?: string,
) {
  const { challenge } = await service.result('passkeyBegin', {}, token);
  const seen = origin === undefined ? {} : { origin };
  return call({ passkey: testPasskey().create(challenge, seen), name: 'Key' }, token);
}

async function remove(call: MakeCall, { service }: ScenarioContext, { token }: Account) {
  const { factors: own } = await service.result('factorList', {}, token);
  return call({ id: own[0]?.id ?? 0 }, token);
}

/** Requires a second factor while `run` runs. */
async function withRequiredSecondFactor({ service }: ScenarioContext, run: () => Promise<unknown>) {
  const { config } = service.deps;
  config.SECOND_FACTOR = 'required';
  try {
    await run();
  } finally {
    config.SECOND_FACTOR = 'optional';
  }
}

/** The answers of the calls about second factors. */
export const factorScenarios: ScenariosOf<Name> = {
  secondStep: {
    '200 to the code of the app': async (call, context) => {
      const { app } = await startSecondStep(context);
      return call({ kind: 'totp', code: app.code() });
    },
    '400 to a proof of no kind': async (call, context) => {
      await startSecondStep(context);
      return call({ kind: 'fingerprint' });
    },
    '403 to a browser that sent no password lately': async (call, context) => {
      await startSecondStep(context);
      context.service.clock.pass(5);
      return call(wrongCode);
    },
    '444 after a hundred wrong attempts in a row': async (call, context) => {
      const { loginId } = await startSecondStep(context);
      await context.service.deps.db
        .update(attempts)
        .set({ count: 100 })
        .where(eq(attempts.subject, `user:${toLoginSubject(loginId)}`));
      return call(wrongCode);
    },
    '500 to a wrong code': async (call, context) => {
      await startSecondStep(context);
      return call(wrongCode);
    },
    '777 to the fifth wrong attempt': async (call, context) => {
      await startSecondStep(context);
      for (let count = 0; count < 4; count += 1) await call(wrongCode);
    },
    'HTTP 503 to an address that tries too often': (call, context) =>
      context.withRateLimitReached('login', () => call(wrongCode)),
  },
  secondStepChallenge: {
    '200 to somebody with a passkey': async (call, context) => {
      const account = await context.createAccountWithPassword({ userType: 'O' });
      await addPasskey(context.service, account.token, testPasskey('b'));
      const form = { username: account.loginId, password, userType: 'O' as const };
      await context.service.call('login', { ...form, ...(await context.service.captcha()) });
      return call({});
    },
    '403 to a browser that sent no password lately': async (call, context) => {
      await startSecondStep(context);
      context.service.clock.pass(5);
      return call({});
    },
    '404 to somebody without a passkey': async (call, context) => {
      await startSecondStep(context);
      return call({});
    },
    'HTTP 503 to an address that tries too often': (call, context) =>
      context.withRateLimitReached('login', () => call({})),
  },
  factorList: {
    '200 to an officer': async (call, context) => call({}, (await officer(context)).token),
  },
  factorChallenge: {
    '200 to somebody with a passkey': async (call, context) => {
      const { token } = await officer(context);
      await addPasskey(context.service, token, testPasskey('c'));
      return call({}, token);
    },
    '404 to somebody without a passkey': async (call, context) =>
      call({}, (await officer(context)).token),
  },
  factorConfirm: {
    '200 to the password of somebody without a factor': async (call, context) =>
      call(
        { kind: 'password', password },
        (await context.createAccountWithPassword({ userType: 'O' })).token,
      ),
    '200 to the code of the app': async (call, context) => {
      const { app, token } = await createProtectedAccount(context);
      return call({ kind: 'totp', code: app.code() }, token);
    },
    '400 to the password of somebody with a factor': async (call, context) =>
      call({ kind: 'password', password }, (await createProtectedAccount(context)).token),
    '401 to a wrong code': async (call, context) =>
      call(wrongCode, (await createProtectedAccount(context)).token),
  },
  totpBegin: {
    '200 to an officer': async (call, context) => call({}, (await officer(context)).token),
    '401 without a proof of the last ten minutes': async (call, context) =>
      call({}, (await createUnconfirmedOfficer(context)).token),
    '409 to somebody with ten factors': async (call, context) =>
      call({}, (await createOfficerWithMaximumFactors(context)).token),
  },
  totpAdd: {
    '200 to the code of the app': async (call, context) =>
      addBegunApp(call, context, await officer(context)),
    '400 to a wrong code': async (call, context) => {
      const { token } = await officer(context);
      await context.service.result('totpBegin', {}, token);
      return call({ code: '000000', name: '' }, token);
    },
    '401 without a proof of the last ten minutes': async (call, context) =>
      call({ code: '000000', name: '' }, (await createUnconfirmedOfficer(context)).token),
    '404 before it was begun': async (call, context) =>
      call({ code: '000000', name: '' }, (await officer(context)).token),
    '409 to somebody with ten factors': async (call, context) =>
      call({ code: '000000', name: '' }, (await createOfficerWithMaximumFactors(context)).token),
  },
  passkeyBegin: {
    '200 to an officer': async (call, context) => call({}, (await officer(context)).token),
    '401 without a proof of the last ten minutes': async (call, context) =>
      call({}, (await createUnconfirmedOfficer(context)).token),
    '409 to somebody with ten factors': async (call, context) =>
      call({}, (await createOfficerWithMaximumFactors(context)).token),
  },
  passkeyAdd: {
    '200 to a passkey that signed the challenge': async (call, context) =>
      addBegunPasskey(call, context, await officer(context)),
    '400 to a passkey of another site': async (call, context) =>
      addBegunPasskey(call, context, await officer(context), 'https://land.temple.example'),
    '401 without a proof of the last ten minutes': async (call, context) =>
      call(
        { passkey: testPasskey().create('none'), name: '' },
        (await createUnconfirmedOfficer(context)).token,
      ),
    '404 before it was begun': async (call, context) =>
      call({ passkey: testPasskey().create('none'), name: '' }, (await officer(context)).token),
    '409 to somebody with ten factors': async (call, context) =>
      call(
        { passkey: testPasskey().create('none'), name: '' },
        (await createOfficerWithMaximumFactors(context)).token,
      ),
  },
  factorRemove: {
    '200 to the owner': async (call, context) =>
      remove(call, context, await createProtectedAccount(context)),
    '401 without a proof of the last ten minutes': async (call, context) =>
      call({ id: 1 }, (await createUnconfirmedOfficer(context)).token),
    '404 to somebody else': async (call, context) =>
      call({ id: 999_999 }, (await officer(context)).token),
    '409 to the only factor where one is required': async (call, context) => {
      const account = await createProtectedAccount(context);
      await withRequiredSecondFactor(context, () => remove(call, context, account));
    },
  },
  recoveryCodesRenew: {
    '200 to somebody with a factor': async (call, context) =>
      call({}, (await createProtectedAccount(context)).token),
    '401 without a proof of the last ten minutes': async (call, context) =>
      call({}, (await createUnconfirmedOfficer(context)).token),
    '404 to somebody without a factor': async (call, context) =>
      call({}, (await officer(context)).token),
  },
};

// Long because it has a scene for each answer of eleven calls.
import { eq } from 'drizzle-orm';
import type { EndpointName } from '@temple-land/portal-core';
import { attempts } from '../../../apps/server/src/db/schema/account.ts';
import { factors } from '../../../apps/server/src/db/schema/factors.ts';
import { addApp, addPasskey, type AddedApp } from '../../support/factors.ts';
import { testPasskey } from '../../support/passkey.ts';
import { totpCode } from '../../support/totp.ts';
import { password, type Account, type Call, type ScenesOf, type Stage } from './stage.ts';

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

/** Makes an officer with an authenticator app, whose password is known. */
export async function protectedMember(stage: Stage): Promise<ProtectedAccount> {
  const account = await stage.member({ userType: 'O' });
  return { ...account, app: await addApp(stage.service, account.token) };
}

/** Brings somebody with a second factor to the second step of a login. */
async function awaited(stage: Stage): Promise<ProtectedAccount> {
  const account = await protectedMember(stage);
  const form = { username: account.loginId, password, userType: 'O' as const };
  await stage.service.call('login', { ...form, ...(await stage.service.captcha()) });
  return account;
}

const officer = (stage: Stage) => stage.account('O');
const wrongCode = { kind: 'totp', code: '000000' } as const;

/** Makes an officer who proved nothing in the last ten minutes. */
async function unconfirmed(stage: Stage): Promise<Account> {
  const account = await officer(stage);
  stage.service.clock.pass(10);
  return account;
}

/** Makes an officer with as many factors as anybody may have. */
async function laden(stage: Stage): Promise<Account> {
  const account = await officer(stage);
  const { db, clock } = stage.service.deps;
  const row = { userId: account.userId, kind: 'totp', name: 'Phone', key: '', createdOn: clock() };
  await db.insert(factors).values(Array.from({ length: 10 }, () => row));
  return account;
}

async function addBegunApp(call: Call, { service }: Stage, { token }: Account) {
  const { key } = await service.result('totpBegin', {}, token);
  return call({ code: totpCode(key, service.clock.now()), name: 'Phone' }, token);
}

async function addBegunPasskey(
  call: Call,
  { service }: Stage,
  { token }: Account,
  origin?: string,
) {
  const { challenge } = await service.result('passkeyBegin', {}, token);
  const seen = origin === undefined ? {} : { origin };
  return call({ passkey: testPasskey().create(challenge, seen), name: 'Key' }, token);
}

async function remove(call: Call, { service }: Stage, { token }: Account) {
  const { factors: own } = await service.result('factorList', {}, token);
  return call({ id: own[0]?.id ?? 0 }, token);
}

/** Lets a service that requires a second factor answer while `play` runs. */
async function whereRequired({ service }: Stage, play: () => Promise<unknown>) {
  const { config } = service.deps;
  config.SECOND_FACTOR = 'required';
  try {
    await play();
  } finally {
    config.SECOND_FACTOR = 'optional';
  }
}

/** The answers of the calls about second factors. */
export const factorScenes: ScenesOf<Name> = {
  secondStep: {
    '200 to the code of the app': async (call, stage) => {
      const { app } = await awaited(stage);
      return call({ kind: 'totp', code: app.code() });
    },
    '400 to a proof of no kind': async (call, stage) => {
      await awaited(stage);
      return call({ kind: 'fingerprint' });
    },
    '403 to a browser that sent no password lately': async (call, stage) => {
      await awaited(stage);
      stage.service.clock.pass(5);
      return call(wrongCode);
    },
    '444 after a hundred wrong attempts in a row': async (call, stage) => {
      const { loginId } = await awaited(stage);
      await stage.service.deps.db
        .update(attempts)
        .set({ count: 100 })
        .where(eq(attempts.subject, `user:${loginId}`));
      return call(wrongCode);
    },
    '500 to a wrong code': async (call, stage) => {
      await awaited(stage);
      return call(wrongCode);
    },
    '777 to the fifth wrong attempt': async (call, stage) => {
      await awaited(stage);
      for (let count = 0; count < 4; count += 1) await call(wrongCode);
    },
    'HTTP 503 to an address that tries too often': (call, stage) =>
      stage.flooded('login', () => call(wrongCode)),
  },
  secondStepChallenge: {
    '200 to somebody with a passkey': async (call, stage) => {
      const account = await stage.member({ userType: 'O' });
      await addPasskey(stage.service, account.token, testPasskey('b'));
      const form = { username: account.loginId, password, userType: 'O' as const };
      await stage.service.call('login', { ...form, ...(await stage.service.captcha()) });
      return call({});
    },
    '403 to a browser that sent no password lately': async (call, stage) => {
      await awaited(stage);
      stage.service.clock.pass(5);
      return call({});
    },
    '404 to somebody without a passkey': async (call, stage) => {
      await awaited(stage);
      return call({});
    },
    'HTTP 503 to an address that tries too often': (call, stage) =>
      stage.flooded('login', () => call({})),
  },
  factorList: {
    '200 to an officer': async (call, stage) => call({}, (await officer(stage)).token),
  },
  factorChallenge: {
    '200 to somebody with a passkey': async (call, stage) => {
      const { token } = await officer(stage);
      await addPasskey(stage.service, token, testPasskey('c'));
      return call({}, token);
    },
    '404 to somebody without a passkey': async (call, stage) =>
      call({}, (await officer(stage)).token),
  },
  factorConfirm: {
    '200 to the password of somebody without a factor': async (call, stage) =>
      call({ kind: 'password', password }, (await stage.member({ userType: 'O' })).token),
    '200 to the code of the app': async (call, stage) => {
      const { app, token } = await protectedMember(stage);
      return call({ kind: 'totp', code: app.code() }, token);
    },
    '400 to the password of somebody with a factor': async (call, stage) =>
      call({ kind: 'password', password }, (await protectedMember(stage)).token),
    '401 to a wrong code': async (call, stage) =>
      call(wrongCode, (await protectedMember(stage)).token),
  },
  totpBegin: {
    '200 to an officer': async (call, stage) => call({}, (await officer(stage)).token),
    '401 without a proof of the last ten minutes': async (call, stage) =>
      call({}, (await unconfirmed(stage)).token),
    '409 to somebody with ten factors': async (call, stage) => call({}, (await laden(stage)).token),
  },
  totpAdd: {
    '200 to the code of the app': async (call, stage) =>
      addBegunApp(call, stage, await officer(stage)),
    '400 to a wrong code': async (call, stage) => {
      const { token } = await officer(stage);
      await stage.service.result('totpBegin', {}, token);
      return call({ code: '000000', name: '' }, token);
    },
    '401 without a proof of the last ten minutes': async (call, stage) =>
      call({ code: '000000', name: '' }, (await unconfirmed(stage)).token),
    '404 before it was begun': async (call, stage) =>
      call({ code: '000000', name: '' }, (await officer(stage)).token),
    '409 to somebody with ten factors': async (call, stage) =>
      call({ code: '000000', name: '' }, (await laden(stage)).token),
  },
  passkeyBegin: {
    '200 to an officer': async (call, stage) => call({}, (await officer(stage)).token),
    '401 without a proof of the last ten minutes': async (call, stage) =>
      call({}, (await unconfirmed(stage)).token),
    '409 to somebody with ten factors': async (call, stage) => call({}, (await laden(stage)).token),
  },
  passkeyAdd: {
    '200 to a passkey that signed the challenge': async (call, stage) =>
      addBegunPasskey(call, stage, await officer(stage)),
    '400 to a passkey of another site': async (call, stage) =>
      addBegunPasskey(call, stage, await officer(stage), 'https://land.temple.example'),
    '401 without a proof of the last ten minutes': async (call, stage) =>
      call({ passkey: testPasskey().create('none'), name: '' }, (await unconfirmed(stage)).token),
    '404 before it was begun': async (call, stage) =>
      call({ passkey: testPasskey().create('none'), name: '' }, (await officer(stage)).token),
    '409 to somebody with ten factors': async (call, stage) =>
      call({ passkey: testPasskey().create('none'), name: '' }, (await laden(stage)).token),
  },
  factorRemove: {
    '200 to the owner': async (call, stage) => remove(call, stage, await protectedMember(stage)),
    '401 without a proof of the last ten minutes': async (call, stage) =>
      call({ id: 1 }, (await unconfirmed(stage)).token),
    '404 to somebody else': async (call, stage) =>
      call({ id: 999_999 }, (await officer(stage)).token),
    '409 to the only factor where one is required': async (call, stage) => {
      const account = await protectedMember(stage);
      await whereRequired(stage, () => remove(call, stage, account));
    },
  },
  recoveryCodesRenew: {
    '200 to somebody with a factor': async (call, stage) =>
      call({}, (await protectedMember(stage)).token),
    '401 without a proof of the last ten minutes': async (call, stage) =>
      call({}, (await unconfirmed(stage)).token),
    '404 to somebody without a factor': async (call, stage) =>
      call({}, (await officer(stage)).token),
  },
};

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addApp, addPasskey } from '../../../../../../tests/support/factors.ts';
import { logInAs } from '../../../../../../tests/support/login.ts';
import { testPasskey } from '../../../../../../tests/support/passkey.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { totpCode } from '../../../../../../tests/support/totp.ts';
import { deleteExpiredRows } from '../../../db/maintenance/housekeeping.ts';
import { users } from '../../../db/schema/account.ts';
import {
  factorChallenges,
  factors,
  recoveryCodes,
  secondSteps,
} from '../../../db/schema/factors.ts';

const person = 'landOfficer';
const { password } = people[person];

const service = makeAppBeforeEach();
let token = '';
let userId = 0;
beforeEach(async () => {
  ({ token, userId } = await service.signInAs(person));
});

const list = () => service.result('factorList', {}, token);
const told = () => service.sms.sent.map(({ text }) => text);

describe('the second factors of a user', () => {
  it('are none at first', async () => {
    expect(await list()).toEqual({
      isRequired: false,
      isConfirmed: true,
      factors: [],
      recoveryCodesLeft: 0,
    });
  });

  it('are listed with name and times and without their keys', async () => {
    const createdOn = service.clock.now().toISOString();
    const app = await addApp(service, token, '  My   phone ');
    const { factors: own, recoveryCodesLeft } = await list();
    expect(own).toEqual([
      { id: expect.any(Number) as number, kind: 'totp', name: 'My phone', createdOn, usedOn: null },
    ]);
    expect(recoveryCodesLeft).toBe(10);
    expect(app.recoveryCodes).toHaveLength(10);
  });

  it('are stored without plain keys and recovery codes', async () => {
    const app = await addApp(service, token);
    const stored = JSON.stringify([
      await service.deps.db.select().from(factors),
      await service.deps.db.select().from(recoveryCodes),
      await service.deps.db.select().from(factorChallenges),
    ]);
    for (const secret of [
      app.key,
      ...app.recoveryCodes,
      ...app.recoveryCodes.map((code) => code.replaceAll('-', '')),
    ])
      expect(stored).not.toContain(secret);
  });

  it('return recovery codes with the first one only', async () => {
    await addApp(service, token);
    const { challenge } = await service.result('passkeyBegin', {}, token);
    const input = { passkey: testPasskey().create(challenge), name: '' };
    const { recoveryCodes: codes } = await service.result('passkeyAdd', input, token);
    expect(codes).toEqual([]);
    expect((await list()).factors.map(({ name }) => name)).toEqual(['Phone', 'Passkey']);
  });

  it('are ten at most', async () => {
    for (let count = 0; count < 10; count += 1) await addApp(service, token);
    ({ token } = await service.signInAs(person));
    expect(await service.call('totpBegin', {}, token)).toEqual({ status: 409 });
    expect(await service.call('passkeyBegin', {}, token)).toEqual({ status: 409 });
  });

  it('are reported to the owner when one is added or removed, or the codes are renewed', async () => {
    await addApp(service, token, 'My phone');
    const [first] = (await list()).factors;
    await service.call('recoveryCodesRenew', {}, token);
    await service.call('factorRemove', { id: first?.id ?? 0 }, token);
    expect(told()).toEqual([
      expect.stringContaining('“My phone” was added'),
      expect.stringContaining('New recovery codes'),
      expect.stringContaining('“My phone” was removed'),
    ]);
  });

  it('are reported under the bell of a user without a mobile number', async () => {
    await service.deps.db.update(users).set({ mobile: '' }).where(eq(users.id, userId));
    await addApp(service, token, 'My phone');
    const bell = await service.result('bellList', { userId }, token);
    expect(bell[0]?.notification).toContain('“My phone” was added');
  });
});

describe('a change of factors', () => {
  it('needs a confirmation in the last ten minutes', async () => {
    service.clock.pass(10);
    for (const name of ['totpBegin', 'passkeyBegin', 'recoveryCodesRenew'] as const)
      expect(await service.call(name, {}, token)).toMatchObject({ status: 401 });
    expect(await service.call('factorRemove', { id: 1 }, token)).toMatchObject({ status: 401 });
    expect(await service.call('totpAdd', { code: '000000', name: '' }, token)).toMatchObject({
      status: 401,
    });
    await service.call('factorConfirm', { kind: 'password', password }, token);
    expect(await service.call('totpBegin', {}, token)).toMatchObject({ status: 200 });
  });

  it('cannot be confirmed by the password of a user with a factor', async () => {
    const app = await addApp(service, token);
    service.clock.pass(10);
    const byPassword = { kind: 'password' as const, password };
    expect(await service.call('factorConfirm', byPassword, token)).toEqual({ status: 400 });
    const byCode = { kind: 'totp' as const, code: app.code() };
    expect(await service.call('factorConfirm', byCode, token)).toEqual({ status: 200 });
    expect((await list()).isConfirmed).toBe(true);
    service.clock.pass(10);
    expect(await service.call('factorConfirm', byCode, token)).toEqual({ status: 401 });
  });

  it('is confirmed by a passkey that signs a challenge of this session', async () => {
    const passkey = await addPasskey(service, token);
    service.clock.pass(10);
    const { challenge } = await service.result('factorChallenge', {}, token);
    const proof = { kind: 'passkey' as const, passkey: passkey.sign(challenge) };
    expect(await service.call('factorConfirm', proof, token)).toEqual({ status: 200 });
    expect(await service.call('factorConfirm', proof, token)).toEqual({ status: 401 });
  });

  it.each([
    ['passwords', { kind: 'password' as const, password: 'Wrong@123' }],
    ['codes', { kind: 'totp' as const, code: '000000' }],
  ])('ends the session after five wrong %s', async (_, proof) => {
    for (let count = 0; count < 5; count += 1) await service.call('factorConfirm', proof, token);
    expect((await service.send('currentUser', {}, token)).code).toBe(401);
    expect(await logInAs(service, person)).toMatchObject({ status: 777 });
  });

  it('refuses a key of another session, and after five minutes', async () => {
    const { key } = await service.result('totpBegin', {}, token);
    const other = await service.signInAs('administrator');
    const input = () => ({ code: totpCode(key, service.clock.now()), name: '' });
    expect(await service.call('totpAdd', input(), other.token)).toEqual({ status: 404 });
    expect(await service.call('totpAdd', { code: '000000', name: '' }, token)).toEqual({
      status: 400,
    });
    service.clock.pass(5);
    expect(await service.call('totpAdd', input(), token)).toEqual({ status: 404 });
  });

  it('adds an app once, also with parallel requests', async () => {
    const { key } = await service.result('totpBegin', {}, token);
    const input = { code: totpCode(key, service.clock.now()), name: '' };
    await Promise.all(
      Array.from({ length: 20 }, async () => service.call('totpAdd', input, token)),
    );
    expect((await list()).factors).toHaveLength(1);
  });

  it.each([
    ['another origin', { origin: 'https://land.temple.example' }],
    ['another host', { rpId: 'temple.example' }],
    ['a user who was not verified', { isVerified: false }],
  ])('adds no passkey with %s', async (_, seen) => {
    const { challenge } = await service.result('passkeyBegin', {}, token);
    const input = { passkey: testPasskey().create(challenge, seen), name: '' };
    expect(await service.call('passkeyAdd', input, token)).toEqual({ status: 400 });
    expect(await service.call('passkeyAdd', input, token)).toEqual({ status: 404 });
  });

  it('refuses a registered passkey', async () => {
    const passkey = await addPasskey(service, token);
    const other = await service.signInAs('administrator');
    const { challenge } = await service.result('passkeyBegin', {}, other.token);
    const input = { passkey: passkey.create(challenge), name: '' };
    expect(await service.call('passkeyAdd', input, other.token)).toEqual({ status: 409 });
  });

  it('removes the caller’s factors only', async () => {
    await addApp(service, token);
    const [own] = (await list()).factors;
    const other = await service.signInAs('administrator');
    const input = { id: own?.id ?? 0 };
    expect(await service.call('factorRemove', input, other.token)).toEqual({ status: 404 });
    expect(await service.call('factorRemove', input, token)).toEqual({ status: 200 });
    expect(await service.call('factorRemove', input, token)).toEqual({ status: 404 });
  });

  it('removes the recovery codes with the last factor', async () => {
    await addApp(service, token);
    const [own] = (await list()).factors;
    await service.call('factorRemove', { id: own?.id ?? 0 }, token);
    expect((await list()).recoveryCodesLeft).toBe(0);
    expect(await service.call('recoveryCodesRenew', {}, token)).toEqual({ status: 404 });
    expect(await logInAs(service, person)).toMatchObject({ status: 200 });
  });

  it('invalidates the old recovery codes when they are renewed', async () => {
    const app = await addApp(service, token);
    const { recoveryCodes: fresh } = await service.result('recoveryCodesRenew', {}, token);
    await logInAs(service, person);
    const use = (code = '') => service.call('secondStep', { kind: 'recovery', code });
    expect(await use(app.recoveryCodes[0])).toEqual({ status: 500 });
    expect(await use(fresh[0])).toMatchObject({ status: 200 });
  });
});

it('deletes started second steps after a day', async () => {
  await addApp(service, token);
  await service.call('totpBegin', {}, token);
  await logInAs(service, person);
  service.clock.pass(25 * 60);
  await deleteExpiredRows(service.deps.db, service.clock.now());
  const { db } = service.deps;
  expect([await db.$count(secondSteps), await db.$count(factorChallenges)]).toEqual([0, 0]);
});

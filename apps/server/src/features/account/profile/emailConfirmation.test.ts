import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { administration, getUserForm } from '../../../../../../tests/support/admin.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { addNotification } from '../../../db/notifications/notify.ts';
import { users } from '../../../db/schema/account.ts';
import { deliveries } from '../../../db/schema/deliveries.ts';
import { findUserByLogin } from '../account.repository.ts';

const service = makeAppBeforeEach({
  PUBLIC_ORIGIN: 'https://land.temple.example',
  DEMO_ON_NETWORK: 'yes',
});
const mobile = '9438000777';
const address = 'kuni@home.example';

beforeEach(() => {
  service.deps.mail = { send: () => Promise.resolve() };
});

/** Registers a citizen with an e-mail address; returns a token of the account. */
async function register(): Promise<string> {
  await service.call('sendRegOtp', { mobileno: mobile });
  await service.call('verifyRegOtp', { mobileno: mobile, otp: service.sms.codeOf(mobile) });
  const password = 'Kalinga@77';
  const form = { fullName: 'Kuni Sethi', password, conformPassword: password };
  const captcha = await service.captcha();
  const sent = { ...form, mobileno: mobile, emailId: address, ...captcha };
  expect(await service.call('register', sent)).toEqual({ status: 200 });
  return (await service.signIn(mobile)).token;
}

const listLetters = () =>
  service.deps.db
    .select({ to: deliveries.recipient, text: deliveries.text })
    .from(deliveries)
    .where(eq(deliveries.channel, 'email'))
    .orderBy(deliveries.id);
const findAccount = async (login = mobile) => {
  const user = await findUserByLogin(service.deps.db, login);
  if (user === undefined) throw new Error(`Nobody is called ${login}.`);
  return user;
};
const isConfirmed = async (login?: string) => (await findAccount(login)).isEmailConfirmed;

/** Returns the token of the newest link. */
async function receiveToken(): Promise<string> {
  const link = (await listLetters()).findLast(({ text }) => text.includes('#'));
  return link?.text.split('#').at(-1) ?? '';
}

/** Notifies the account of a case; returns the addresses that an e-mail goes to. */
async function notifyOfCase(login = mobile) {
  const { db, clock } = service.deps;
  const before = (await listLetters()).length;
  const { id } = await findAccount(login);
  await addNotification(db, id, 'notice.submitted', { number: 'LA/2026/PUR/000001' }, clock());
  return (await listLetters()).slice(before).map(({ to }) => to);
}

describe('the e-mail address of a registration', () => {
  it('gets the link and no message about a case until the link was opened', async () => {
    const token = await register();
    expect((await listLetters()).map(({ to }) => to)).toEqual([address]);
    expect(await isConfirmed()).toBe(false);
    expect(await notifyOfCase()).toEqual([]);
    const { id: userId } = await findAccount();
    const details = await service.result('getDetails', { userId }, token);
    expect([details.emailId, details.pendingEmailId]).toEqual([address, address]);
    expect(await service.result('channelsRead', {}, token)).toMatchObject({ hasEmail: false });
    const sent = service.sms.sent.length;
    expect(await service.call('emailConfirm', { token: await receiveToken() })).toEqual({
      status: 200,
    });
    expect(service.sms.sent).toHaveLength(sent);
    expect(await isConfirmed()).toBe(true);
    expect(await notifyOfCase()).toEqual([address]);
  });

  it('gets the link again when the details are saved as they are', async () => {
    const token = await register();
    const { id: userId, fullName } = await findAccount();
    const saved = { userId, fullName, emailId: address };
    expect(await service.call('updateDetails', saved, token)).toEqual({ status: 200 });
    expect((await listLetters()).map(({ to }) => to)).toEqual([address, address]);
    await service.call('emailConfirm', { token: await receiveToken() });
    await service.call('updateDetails', saved, token);
    expect(await listLetters()).toHaveLength(2);
  });

  it('counts at once where the portal sends no e-mail', async () => {
    service.deps.mail = undefined;
    await register();
    expect([await isConfirmed(), await listLetters()]).toEqual([true, []]);
  });
});

describe('the e-mail address that an administrator writes', () => {
  const login = 'officer.puri';

  it('is unconfirmed in the list until its owner opens the link', async () => {
    const admin = await administration(service);
    const { id } = await findAccount(login);
    const form = await getUserForm(service, login);
    const saved = await admin.save('user', { ...form, email: 'dash@temple.example' });
    expect(saved).toMatchObject({ status: 200 });
    expect((await listLetters()).at(-1)).toMatchObject({ to: 'dash@temple.example' });
    expect(await admin.row('user', id)).toMatchObject({ isEmailUnconfirmed: true });
    expect(await service.call('emailConfirm', { token: await receiveToken() })).toEqual({
      status: 200,
    });
    expect(await admin.row('user', id)).toMatchObject({ isEmailUnconfirmed: false });
  });

  it('of a new account gets the link after the approval', async () => {
    const admin = await administration(service);
    await admin.approved('user', {
      loginId: 'officer.gop',
      fullName: 'Kabita Jena',
      userType: 'O',
      roleId: 1,
      mobile: '9437000777',
      email: 'jena@temple.example',
      districtId: 1,
      tahasilId: null,
    });
    expect((await listLetters()).map(({ to }) => to)).toEqual(['jena@temple.example']);
    expect(await isConfirmed('officer.gop')).toBe(false);
    const [row] = await service.deps.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.loginId, 'officer.gop'));
    expect(row?.email).toBe('jena@temple.example');
  });
});

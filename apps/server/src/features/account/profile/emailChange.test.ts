import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { users } from '../../../db/schema/account.ts';
import { deliveries } from '../../../db/schema/deliveries.ts';
import { emailChanges } from '../../../db/schema/emailChanges.ts';
import { activities } from '../../../db/schema/ledger.ts';
import { runHourlyTasks } from '../../../hourly.ts';
import { findUser } from '../account.repository.ts';

const service = makeAppBeforeEach({
  PUBLIC_ORIGIN: 'https://land.temple.example',
  DEMO_ON_NETWORK: 'yes',
});
const citizen = createBeforeEach(() => service.signInAs('citizen'));
const minutesInDay = 24 * 60;

beforeEach(async () => {
  service.deps.mail = { send: () => Promise.resolve() };
  await setEmail('old@home.example');
});

const setEmail = (email: string, userId = citizen.userId) =>
  service.deps.db.update(users).set({ email }).where(eq(users.id, userId));
const emailOf = async () => (await findUser(service.deps.db, citizen.userId))?.email;
const ask = (emailId = 'new@home.example', who = citizen, fullName = 'Sarojini Behera') =>
  service.call('updateDetails', { userId: who.userId, fullName, emailId }, who.token);
const confirm = (token: string) => service.call('emailConfirm', { token });
const pending = async () =>
  (await service.result('getDetails', { userId: citizen.userId }, citizen.token)).pendingEmailId;

/** Returns the e-mails that wait to be sent. */
const listLetters = async () => {
  const rows = await service.deps.db.select().from(deliveries).orderBy(deliveries.id);
  return rows.map(({ recipient: to, text }) => ({ to, text }));
};

/** Returns the token of the newest link. */
async function receiveToken(): Promise<string> {
  const link = (await listLetters()).findLast(({ text }) => text.includes('#'));
  return link?.text.split('#').at(-1) ?? '';
}

describe('a new e-mail address', () => {
  it('is that of the account only after its link was opened, and the old one is told twice', async () => {
    expect(await ask()).toEqual({ status: 200 });
    expect(await emailOf()).toBe('old@home.example');
    expect(await pending()).toBe('new@home.example');
    const [token, letters] = [await receiveToken(), await listLetters()];
    expect(letters.map(({ to }) => to)).toEqual(['new@home.example', 'old@home.example']);
    expect(letters[0]?.text).toContain(
      `https://land.temple.example/website/confirm-email#${token}`,
    );
    expect(letters[1]?.text).toContain('n***@home.example');
    expect(letters[1]?.text).not.toContain(token);
    expect(service.sms.sent).toEqual([]);
    expect(await confirm(token)).toEqual({ status: 200 });
    expect(await emailOf()).toBe('new@home.example');
    expect(await pending()).toBeUndefined();
    expect((await listLetters())[2]).toMatchObject({ to: 'old@home.example' });
    expect(service.sms.sent.at(-1)?.text).toContain('e-mail address');
  });

  it('is recorded with masked values when it is asked for and when it changes', async () => {
    await ask();
    await confirm(await receiveToken());
    const records = (await service.deps.db.select().from(activities)).slice(-2);
    const value = 'o***@home.example → n***@home.example';
    expect(records.map(({ record }) => JSON.parse(record) as object)).toMatchObject([
      { actionType: 'ASK', changedFields: [{ label: 'emailId', value }] },
      { actionType: 'UPDATE', changedFields: [{ label: 'emailId', value }] },
    ]);
    expect(records.map(({ userId }) => userId)).toEqual([citizen.userId, citizen.userId]);
  });
});

describe('the link of a new e-mail address', () => {
  it('works once, and for nobody who guesses', async () => {
    await ask();
    const token = await receiveToken();
    expect(await confirm('x'.repeat(43))).toEqual({ status: 404 });
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('expires after a day and is deleted then', async () => {
    await ask();
    const token = await receiveToken();
    service.clock.pass(minutesInDay);
    expect(await confirm(token)).toEqual({ status: 404 });
    expect(await service.deps.db.$count(emailChanges)).toBe(1);
    service.clock.pass(1);
    await runHourlyTasks(service.deps, false);
    expect(await service.deps.db.$count(emailChanges)).toBe(0);
    expect(await emailOf()).toBe('old@home.example');
  });

  it('no longer works after another address was entered, the change was cancelled or the user blocked', async () => {
    await ask();
    const first = await receiveToken();
    await ask('newer@home.example');
    const second = await receiveToken();
    expect(await confirm(first)).toEqual({ status: 404 });
    expect(await service.call('emailChangeCancel', {}, citizen.token)).toEqual({ status: 200 });
    expect(await pending()).toBeUndefined();
    expect(await confirm(second)).toEqual({ status: 404 });
    await ask();
    const third = await receiveToken();
    await service.deps.db.update(users).set({ isBlocked: 1 }).where(eq(users.id, citizen.userId));
    expect(await confirm(third)).toEqual({ status: 404 });
    expect(await emailOf()).toBe('old@home.example');
  });

  it('answers 111 when another account has the address meanwhile', async () => {
    await ask();
    const token = await receiveToken();
    const other = await service.signInAs('otherCitizen');
    await setEmail('NEW@home.example', other.userId);
    expect(await confirm(token)).toEqual({ status: 111 });
    expect(await emailOf()).toBe('old@home.example');
  });

  it('is sent at most five times an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect(await ask()).toEqual({ status: 200 });
    const input = {
      userId: citizen.userId,
      fullName: 'Sarojini Behera',
      emailId: 'b@home.example',
    };
    expect((await service.send('updateDetails', input, citizen.token)).code).toBe(503);
  });
});

describe('an e-mail address', () => {
  it('of another user is refused with 111, whatever its case', async () => {
    const other = await service.signInAs('otherCitizen');
    await setEmail('saro@home.example', other.userId);
    const before = await service.deps.db.$count(activities);
    const answer = await ask('SARO@home.example');
    expect(answer).toEqual({ status: 111, message: 'Duplicate Mobile No. Or Email' });
    expect(await service.deps.db.$count(activities)).toBe(before);
    expect(await service.deps.db.$count(deliveries)).toBe(0);
  });

  it('is removed at once, and the old one is told', async () => {
    await ask();
    expect(await ask('')).toEqual({ status: 200 });
    expect(await emailOf()).toBe('');
    expect(await pending()).toBeUndefined();
    expect((await listLetters()).at(-1)).toMatchObject({ to: 'old@home.example' });
    expect(service.sms.sent.at(-1)?.text).toContain('e-mail address');
  });

  it('changes at once where the portal sends no e-mail', async () => {
    service.deps.mail = undefined;
    expect(await ask()).toEqual({ status: 200 });
    expect([await emailOf(), await pending()]).toEqual(['new@home.example', undefined]);
    expect(await service.deps.db.$count(deliveries)).toBe(0);
    expect(service.sms.sent.at(-1)?.text).toContain('e-mail address');
  });

  it('that waits is not shown to an administrator who reads the profile', async () => {
    await ask();
    const { token } = await service.signInAs('administrator');
    const details = await service.result('getDetails', { userId: citizen.userId }, token);
    expect(details.pendingEmailId).toBeUndefined();
  });
});

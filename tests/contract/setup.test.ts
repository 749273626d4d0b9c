import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAppBeforeAll } from '../support/serviceHooks.ts';
import { buildSource } from '../support/sitePages.ts';
import { newUser } from '../support/staff.ts';
import { users } from '../../apps/server/src/db/schema/account.ts';
import { activities } from '../../apps/server/src/db/schema/ledger.ts';
import { rates } from '../../apps/server/src/db/schema/rates.ts';
import { pageVersions } from '../../apps/server/src/db/schema/sitePages.ts';
import { sendDeliveries } from '../../apps/server/src/features/deliveries/sendDeliveries.ts';

const service = makeAppBeforeAll();
const letters: { to: string; text: string }[] = [];
let token: string;
let administratorId: number;

beforeAll(async () => {
  const mail = {
    send: async (to: string, _: string, text: string) => void letters.push({ to, text }),
  };
  Object.assign(service.deps, { mail });
  ({ token, userId: administratorId } = await service.signInAs('administrator'));
  await service.deps.db
    .update(users)
    .set({ mobile: '9437000088', email: 'land@temple.example' })
    .where(eq(users.id, administratorId));
});

const read = () => service.result('setupRead', {}, token);

describe('the state of the set-up', () => {
  it('is counted from the records', async () => {
    const state = await read();
    expect(state.office).toEqual({ isPublished: false, isWaiting: false });
    expect(state.namesMissing).toBeGreaterThan(0);
    expect(state.accounts.administrators).toBeGreaterThan(1);
    expect(state.accounts.landOfficers).toBeGreaterThan(0);
    expect(state.land.plots).toBeGreaterThan(0);
    const isUsed = eq(rates.isActive, true);
    expect(state.rates).toBe(await service.deps.db.$count(rates, isUsed));
    expect(state.rates).toBeGreaterThan(0);
    expect(state.missing).toContain('virusScan');
  });

  it('names the stages that nobody may take forward when officers are blocked', async () => {
    const before = (await read()).uncovered.length;
    const isOfficer = eq(users.userType, 'O');
    await service.deps.db.update(users).set({ isBlocked: 1 }).where(isOfficer);
    const state = await read();
    expect(state.uncovered.length).toBeGreaterThan(before);
    expect(state.accounts.landOfficers).toBe(0);
    await service.deps.db.update(users).set({ isBlocked: 0 }).where(isOfficer);
  });
});

it('a legal page is confirmed by an administrator, which is in the activity ledger', async () => {
  const state = await read();
  expect(state.pages.map(({ confirmed }) => confirmed)).toEqual([null, null, null, null, null]);
  expect(await service.call('setupConfirm', { page: 'terms' }, token)).toEqual({ status: 200 });
  const on = service.deps.clock().toISOString();
  const { pages } = await read();
  const { confirmed } = pages.find(({ page }) => page === 'terms') ?? {};
  expect(confirmed).toEqual({ by: 'Bijay Mohanty', on });
  const records = await service.deps.db.select().from(activities);
  expect(JSON.stringify(records)).toContain('text of page terms');
});

it('a published version of a legal page is confirmed by the administrator who approved it', async () => {
  const { db, clock } = service.deps;
  const { userId } = await newUser(service, 'admin.approver', 'A');
  const text = { source: buildSource('Anybody may read.'), reviewOn: '', reason: 'First version' };
  const people = { askedBy: administratorId, approvedBy: userId, publishedOn: clock() };
  await db.insert(pageVersions).values({ name: 'policy', version: 1, ...text, ...people });
  const { pages } = await read();
  const { confirmed } = pages.find(({ page }) => page === 'policy') ?? {};
  expect(confirmed).toEqual({ by: 'Pramila Rout', on: clock().toISOString() });
});

describe('a test message', () => {
  it('is sent to the caller like every other message, and its end is shown', async () => {
    for (const channel of ['sms', 'email'] as const) {
      expect((await read())[channel].test).toBeNull();
      expect(await service.call('setupTest', { channel }, token)).toEqual({ status: 200 });
      expect((await read())[channel]).toMatchObject({ test: { state: 'waiting', error: '' } });
    }
    await sendDeliveries(service.deps);
    expect(service.sms.sent.at(-1)?.text).toContain('This is a test message.');
    expect(letters).toMatchObject([{ to: 'land@temple.example' }]);
    expect(letters[0]?.text).toContain('test message');
    const sent = { isAvailable: true, hasAddress: true, test: { state: 'sent' } };
    expect(await read()).toMatchObject({ sms: sent, email: sent });
    expect((await read()).sms.lastSentOn).not.toBeNull();
  });

  it('that is refused shows the answer of the gateway', async () => {
    const { send } = service.sms;
    service.sms.send = () => Promise.reject(new Error('away'));
    await service.call('setupTest', { channel: 'sms' }, token);
    await sendDeliveries(service.deps);
    service.sms.send = send;
    const error = 'The message could not be sent.';
    expect((await read()).sms.test).toMatchObject({ state: 'waiting', error });
  });

  it('is not written without an address or a mail server', async () => {
    await service.deps.db.update(users).set({ email: '' }).where(eq(users.id, administratorId));
    expect(await service.call('setupTest', { channel: 'email' }, token)).toEqual({ status: 409 });
    Object.assign(service.deps, { mail: undefined });
    await service.deps.db
      .update(users)
      .set({ email: 'land@temple.example' })
      .where(eq(users.id, administratorId));
    expect(await service.call('setupTest', { channel: 'email' }, token)).toEqual({ status: 409 });
  });
});

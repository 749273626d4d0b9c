import { describe, expect, it } from 'vitest';
import { browserRecord } from '../../../../../tests/support/browserRecord.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { buildRequest } from '../../../../../tests/support/wire.ts';
import { checkChain } from '../../db/activity/checkChain.ts';
import {
  addressDailyBytes,
  deleteOldBrowserActivities,
} from '../../db/activity/browserActivity.ts';
import { activities, browserActivities, browserActivityBytes } from '../../db/schema/ledger.ts';

const service = makeAppBeforeAll({ ADDRESS_LIMIT_FACTOR: '1', BROWSER_RECORDS_MB: '3' });

const claim = {
  currentIp: '203.0.113.9',
  userRoleId: '4',
  userId: '1',
  userSession: 'digest',
  fullName: 'Somebody Else',
};

const chained = () => service.deps.db.$count(activities);
const preparedQuery = () => service.deps.db.$count(browserActivities);

async function newest() {
  const rows = await service.deps.db.select().from(browserActivities).orderBy(browserActivities.id);
  const row = rows.at(-1);
  return { ...row, record: JSON.parse(row?.record ?? '{}') as object };
}

async function sendFrom(remoteAddress: string, changes = {}) {
  const request = await buildRequest(service.createSignIn, 'activitySave', browserRecord(changes));
  return service.raw({ ...request, remoteAddress });
}

describe('a record that a browser sends', () => {
  it('is never part of the chain', async () => {
    const { token } = await service.signInAs('citizen');
    const before = await chained();
    expect(await service.call('activitySave', browserRecord(claim))).toEqual({ status: 200 });
    expect(await service.call('activitySave', browserRecord(claim), token)).toEqual({
      status: 200,
    });
    expect(await chained()).toBe(before);
    expect(await checkChain(service.deps.db, service.deps.config)).toMatchObject({ isWhole: true });
  });

  it('has no user without a session, whatever it claims', async () => {
    await service.call('activitySave', browserRecord(claim));
    expect(await newest()).toMatchObject({
      userId: null,
      record: { userId: '', userRoleId: '', userSession: '', fullName: '' },
    });
  });

  // Requirement: CA-001
  it('is stored with address, time and user as seen by the server', async () => {
    const { token, userId } = await service.signInAs('citizen');
    await service.call('activitySave', browserRecord(claim), token);
    expect(await newest()).toMatchObject({
      userId,
      seenIp: '127.0.0.1',
      at: service.clock.now(),
      record: {
        currentIp: '203.0.113.9',
        userId: String(userId),
        userRoleId: '5',
        userSession: expect.stringMatching(/^[0-9a-f]{16}$/),
        fullName: 'Sarojini Behera',
      },
    });
  });

  it.each([
    ['another source', { appType: 'SERVICE' }],
    ['an action of the service', { actionType: 'BLOCK' }],
    ['a long address', { currentUrl: 'x'.repeat(301) }],
    ['another device', { deviceType: 'APP' }],
    ['a hundred and one changes', { changedFields: Array.from({ length: 101 }, () => ({})) }],
  ])('is refused with %s', async (_, changes) => {
    const before = await preparedQuery();
    const { answer } = await service.send('activitySave', { ...browserRecord(), ...changes });
    expect([answer, await preparedQuery()]).toEqual([{ status: 400 }, before]);
  });
});

describe('the bytes of a day', () => {
  const remark = { actionRemark: 'x'.repeat(300) };
  const secondsToMidnight = 12 * 3600;

  it('limit the records of one address, until the next day', async () => {
    const bytesEach = Buffer.byteLength(JSON.stringify(browserRecord(remark))) + 64;
    const fitting = 300;
    const bytes = addressDailyBytes - fitting * bytesEach - 1;
    const { db } = service.deps;
    await db
      .insert(browserActivityBytes)
      .values({ address: '192.0.2.1', bytes, day: '2026-03-16' });
    const before = await preparedQuery();
    let accepted = 0;
    for (let sent = 0; sent < 2 * fitting; sent += 1) {
      if (sent % 100 === 0) service.clock.pass(1);
      const { code, headers } = await sendFrom('192.0.2.1', remark);
      if (code === 200) accepted += 1;
      else expect([code, Number(headers['retry-after'])]).toEqual([503, expect.any(Number)]);
    }
    const [used] = await db.select().from(browserActivityBytes).limit(1);
    expect(used?.bytes).toBeLessThanOrEqual(addressDailyBytes);
    expect([accepted, (await preparedQuery()) - before]).toEqual([fitting, fitting]);
    const { headers } = await sendFrom('192.0.2.1', remark);
    expect(Number(headers['retry-after'])).toBe(secondsToMidnight - 6 * 60);
    expect((await sendFrom('192.0.2.2')).code).toBe(200);
    service.clock.pass(12 * 60);
    expect((await sendFrom('192.0.2.1', remark)).code).toBe(200);
  });

  it('limit the records of all addresses together', async () => {
    const full = { address: '192.0.2.50', bytes: 3_000_000 };
    const { db } = service.deps;
    const before = await sendFrom('192.0.2.3');
    await db.insert(browserActivityBytes).values({ ...full, day: '2026-03-17' });
    expect([before.code, (await sendFrom('192.0.2.4')).code]).toEqual([200, 503]);
  });

  it('are deleted after the day, and the records after 90 days', async () => {
    const { db } = service.deps;
    const rows = await preparedQuery();
    service.clock.pass(90 * 24 * 60 - 60);
    await deleteOldBrowserActivities(db, service.clock.now());
    expect([(await preparedQuery()) > 0, await db.$count(browserActivityBytes)]).toEqual([
      rows > 0,
      0,
    ]);
    service.clock.pass(24 * 60);
    await deleteOldBrowserActivities(db, service.clock.now());
    expect(await preparedQuery()).toBe(0);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';
import { addActivity } from '../activity/activityChain.ts';
import { activities } from '../schema/ledger.ts';
import { deleteExpiredRows, deleteOldActivities } from './housekeeping.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
let empty: Record<string, number>;
beforeAll(async () => {
  empty = await countRowsByTable(service.deps.db);
  await service.captcha();
  await service.call('sendRegOtp', { mobileno: '9438000777' });
  await service.signInAs('citizen');
});

describe('the hourly deletion', () => {
  it('keeps what is still valid', async () => {
    const before = await countRowsByTable(service.deps.db);
    service.clock.pass(23 * 60);
    await deleteExpiredRows(service.deps.db, service.clock.now());
    expect(await countRowsByTable(service.deps.db)).toEqual(before);
  });

  it('keeps activity records for as many days as are configured', async () => {
    const { db } = service.deps;
    const config = { ...service.deps.config, ACTIVITY_KEPT_DAYS: 2 };
    const at = service.clock.now();
    await addActivity(db, config, { record: '{}', seenIp: '', userId: null, at });
    const after = (days: number) => new Date(at.getTime() + days * 86_400_000);
    await deleteOldActivities(db, config, after(2));
    expect(await db.$count(activities)).toBe(1);
    await deleteOldActivities(db, config, after(2.01));
    expect(await db.$count(activities)).toBe(0);
  });

  it('removes captchas, codes, counters and sessions after a day, and nothing else', async () => {
    service.clock.pass(61);
    await deleteExpiredRows(service.deps.db, service.clock.now());
    expect(await countRowsByTable(service.deps.db)).toEqual(empty);
  });
});

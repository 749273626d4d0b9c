import { eq, lt } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testStart } from '../../../../../tests/support/clock.ts';
import { openSample } from '../../../../../tests/support/sampleDatabase.ts';
import { readConfig } from '../../config.ts';
import { addActivity, deleteActivitiesBefore } from './activityChain.ts';
import { checkChain } from './checkChain.ts';
import type { OpenDatabase } from '../database.ts';
import { activities, activityHead } from '../schema/ledger.ts';

const config = readConfig({});
const nextDay = new Date(testStart.getTime() + 86_400_000);

let database: OpenDatabase;
// Three old records and three young ones.
beforeEach(async () => {
  database = await openSample();
  for (const at of [testStart, testStart, testStart, nextDay, nextDay, nextDay]) await add(at);
});
afterEach(() => database.close());

const add = (at: Date) =>
  addActivity(database.db, config, { record: '{}', seenIp: '192.0.2.1', userId: null, at });
const forget = (before = nextDay) => deleteActivitiesBefore(database.db, config, before);
const check = () => checkChain(database.db, config);
const preparedQuery = () => database.db.$count(activities);
const remove = (place: number) => database.db.delete(activities).where(eq(activities.place, place));

describe('deleting old records', () => {
  it('leaves a valid chain that can grow and be shortened again', async () => {
    await forget();
    expect([await preparedQuery(), await check()]).toEqual([3, { isWhole: true, length: 6 }]);
    await add(nextDay);
    expect(await check()).toEqual({ isWhole: true, length: 7 });
    await forget(new Date(nextDay.getTime() + 1));
    expect([await preparedQuery(), await check()]).toEqual([0, { isWhole: true, length: 7 }]);
    await add(nextDay);
    expect([await preparedQuery(), await check()]).toEqual([1, { isWhole: true, length: 8 }]);
  });

  it('does nothing without old records', async () => {
    await forget(testStart);
    expect([await preparedQuery(), await check()]).toEqual([6, { isWhole: true, length: 6 }]);
  });

  it('keeps a recent record that precedes an old one', async () => {
    await add(testStart);
    await forget();
    expect([await preparedQuery(), await check()]).toEqual([4, { isWhole: true, length: 7 }]);
  });

  it('leaves later removals detectable', async () => {
    await forget();
    await remove(4);
    expect(await check()).toEqual({ isWhole: false, place: 4, fault: 'missing' });
  });

  it('leaves records deleted by somebody else detectable', async () => {
    const [fifth] = await database.db.select().from(activities).where(eq(activities.place, 5));
    await database.db.delete(activities).where(lt(activities.place, 6));
    const forged = { forgottenPlace: 5, forgottenHash: fifth?.hash ?? '' };
    await database.db.update(activityHead).set(forged);
    expect(await check()).toMatchObject({ isWhole: false, fault: 'end' });
    await add(nextDay);
    expect(await check()).toMatchObject({ isWhole: false, fault: 'end' });
  });

  it.each([
    ['dated back', () => database.db.update(activities).set({ at: testStart })],
    ['removed', () => remove(2)],
  ])('keeps old records of which some were %s, for the check', async (_, harm) => {
    await harm();
    const before = await check();
    const rows = await preparedQuery();
    await forget();
    expect([before.isWhole, await check(), await preparedQuery()]).toEqual([false, before, rows]);
  });

  it('deletes old records older than the chain, and detects a later one', async () => {
    const outside = { record: 'from outside', seenIp: '', at: testStart };
    await database.db.insert(activities).values({ ...outside, id: 0 });
    await forget();
    expect([await preparedQuery(), await check()]).toEqual([3, { isWhole: true, length: 6 }]);
    await forget(new Date(nextDay.getTime() + 1));
    await database.db.insert(activities).values(outside);
    expect(await check()).toEqual({ isWhole: false, place: 6, fault: 'foreign' });
  });
});

import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testStart } from '../../../../../tests/support/clock.ts';
import { openSample } from '../../../../../tests/support/sampleDatabase.ts';
import { readConfig } from '../../config.ts';
import { addActivity, deleteActivitiesBefore } from './activityChain.ts';
import { checkChain } from './checkChain.ts';
import type { OpenDatabase } from '../database.ts';
import { activities, activityHead } from '../schema/ledger.ts';

const config = readConfig({});

let database: OpenDatabase;
beforeEach(async () => {
  database = await openSample();
});
afterEach(() => database.close());

const add = (record: string) =>
  addActivity(database.db, config, { record, seenIp: '192.0.2.1', userId: null, at: testStart });
const check = () => checkChain(database.db, config);

async function addMany(count: number) {
  for (let round = 1; round <= count; round += 1) await add(`record ${round}`);
}

const at = (place: number) => eq(activities.place, place);

describe('the chain of recorded activity', () => {
  it('is valid when it is empty and as it grows', async () => {
    expect(await check()).toEqual({ isWhole: true, length: 0 });
    await addMany(5);
    expect(await check()).toEqual({ isWhole: true, length: 5 });
  });

  it('gives each of several parallel records its own place', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => add(`record ${index}`)));
    expect(await check()).toEqual({ isWhole: true, length: 8 });
  });

  it('detects a removed record', async () => {
    await addMany(5);
    await database.db.delete(activities).where(at(3));
    expect(await check()).toEqual({ isWhole: false, place: 3, fault: 'missing' });
  });

  it.each([
    ['text', { record: 'record 2, later' }],
    ['address', { seenIp: '192.0.2.2' }],
    ['time', { at: new Date(testStart.getTime() + 1) }],
    ['user', { userId: 7 }],
  ])('detects a record whose %s was changed', async (_, changes) => {
    await addMany(3);
    await database.db.update(activities).set(changes).where(at(2));
    expect(await check()).toEqual({ isWhole: false, place: 2, fault: 'changed' });
  });

  it('detects two swapped records', async () => {
    await addMany(3);
    const swap = sql`case ${activities.record} when 'record 2' then 'record 3' when 'record 3' then 'record 2' else ${activities.record} end`;
    await database.db.update(activities).set({ record: swap });
    expect(await check()).toEqual({ isWhole: false, place: 2, fault: 'changed' });
  });

  it('detects missing newest records, also with a rewritten head', async () => {
    await addMany(4);
    await database.db.delete(activities).where(at(4));
    expect(await check()).toEqual({ isWhole: false, place: 4, fault: 'end' });
    const [third] = await database.db.select().from(activities).where(at(3));
    await database.db.update(activityHead).set({ length: 3, hash: third?.hash ?? '' });
    expect(await check()).toEqual({ isWhole: false, place: 4, fault: 'end' });
  });

  it('detects that all records are missing', async () => {
    await addMany(2);
    await database.db.delete(activities);
    expect(await check()).toMatchObject({ isWhole: false, fault: 'end' });
  });

  it('detects an inserted record, and accepts records older than the chain', async () => {
    const outside = { record: 'from outside', seenIp: '', at: testStart };
    await database.db.insert(activities).values(outside);
    await addMany(2);
    expect(await check()).toEqual({ isWhole: true, length: 2 });
    await database.db.insert(activities).values(outside);
    expect(await check()).toEqual({ isWhole: false, place: 2, fault: 'foreign' });
  });

  it('cannot be cut, continued, and be valid again', async () => {
    await addMany(4);
    await database.db.delete(activities).where(at(4));
    const [third] = await database.db.select().from(activities).where(at(3));
    await database.db.update(activityHead).set({ length: 3, hash: third?.hash ?? '' });
    await addMany(1);
    expect(await check()).toEqual({ isWhole: false, place: 5, fault: 'end' });
  });

  it('cannot be continued without the key', async () => {
    await addMany(2);
    const other = readConfig({ CODE_KEY: 'another-key-of-24-letters' });
    const forged = { record: 'forged', seenIp: '', userId: null, at: testStart };
    await expect(addActivity(database.db, other, forged)).rejects.toThrow('CODE_KEYS_ACCEPTED');
    expect(await check()).toEqual({ isWhole: true, length: 2 });
    const [second] = await database.db.select().from(activities).where(at(2));
    const keyId = second?.keyId ?? '';
    await database.db
      .insert(activities)
      .values({ ...forged, place: 3, hash: 'f'.repeat(64), keyId });
    expect(await check()).toEqual({ isWhole: false, place: 3, fault: 'changed' });
  });

  it('refuses a record with another key id', async () => {
    await addMany(2);
    const hash = 'f'.repeat(64);
    const forged = {
      record: 'forged',
      seenIp: '',
      at: testStart,
      place: 3,
      hash,
      keyId: 'ffffffff',
    };
    await database.db.insert(activities).values(forged);
    await database.db.update(activityHead).set({ length: 3, hash });
    expect(await check()).toEqual({ isWhole: false, place: 4, fault: 'end' });
  });

  it('continues with another key, and detects a changed record of each key', async () => {
    await addMany(2);
    const settings = { CODE_KEY: 'another-key-of-24-letters', CODE_KEYS_ACCEPTED: 'demo-code-key' };
    const later = readConfig(settings);
    const record = { record: 'record 3', seenIp: '192.0.2.1', userId: null, at: testStart };
    await addActivity(database.db, later, record);
    expect(await checkChain(database.db, later)).toEqual({ isWhole: true, length: 3 });
    for (const place of [3, 2]) {
      await database.db.update(activities).set({ seenIp: '192.0.2.9' }).where(at(place));
      const verdict = { isWhole: false, place, fault: 'changed' };
      expect(await checkChain(database.db, later)).toEqual(verdict);
    }
  });

  it.each([2, 3, 7, 8])('is checked in batches of %i', async (atOnce) => {
    await addMany(7);
    const verdict = await checkChain(database.db, config, atOnce);
    expect(verdict).toEqual({ isWhole: true, length: 7 });
  });
});

describe('a chain that an earlier release began', () => {
  const keyed = (purpose: string, text: string) => {
    const key = createHmac('sha256', config.CODE_KEY).update(`activity-${purpose}`).digest();
    return createHmac('sha256', key).update(text).digest('hex');
  };

  // Without a source, browsers' records among the service's own.
  async function addAsBefore(count: number) {
    let hash = '';
    for (let place = 1; place <= count; place += 1) {
      const row = { record: `record ${place}`, seenIp: '192.0.2.1', userId: null, at: testStart };
      const text = [hash, place, row.record, row.seenIp, row.userId, row.at.toISOString()];
      hash = keyed('record', JSON.stringify(text));
      await database.db.insert(activities).values({ ...row, place, hash });
    }
    const seal = keyed('head', `${count}:${hash}`);
    await database.db.insert(activityHead).values({ id: 1, length: count, hash, seal });
  }

  const sources = async () =>
    (await database.db.select().from(activities).orderBy(activities.place)).map(
      (row) => row.source,
    );

  beforeEach(async () => {
    await addAsBefore(3);
  });

  it('stays valid when records of the service follow, each with its source', async () => {
    expect(await check()).toEqual({ isWhole: true, length: 3 });
    await addMany(2);
    expect(await check()).toEqual({ isWhole: true, length: 5 });
    expect(await sources()).toEqual([null, null, null, 'service', 'service']);
  });

  it('detects an added or removed source of a record', async () => {
    await addMany(1);
    await database.db.update(activities).set({ source: 'service' }).where(at(2));
    expect(await check()).toEqual({ isWhole: false, place: 2, fault: 'changed' });
    await database.db.update(activities).set({ source: null }).where(at(2));
    await database.db.update(activities).set({ source: null }).where(at(4));
    expect(await check()).toEqual({ isWhole: false, place: 4, fault: 'changed' });
  });

  it('is deleted by age across the change', async () => {
    await addMany(1);
    const later = new Date(testStart.getTime() + 1);
    await addActivity(database.db, config, { record: '{}', seenIp: '', userId: 1, at: later });
    await deleteActivitiesBefore(database.db, config, later);
    expect(await check()).toEqual({ isWhole: true, length: 5 });
    expect(await database.db.$count(activities)).toBe(1);
  });
});

import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testStart } from '../../../../../tests/support/clock.ts';
import { openSample } from '../../../../../tests/support/sampleDatabase.ts';
import { readConfig } from '../../config.ts';
import { getCurrentKey } from '../../ports/signingKeys.ts';
import { addActivity } from './activityChain.ts';
import { checkChain } from './checkChain.ts';
import { applyKeyRotation } from './applyKeyRotation.ts';
import type { OpenDatabase } from '../database.ts';
import { activities, activityHead } from '../schema/ledger.ts';

const [first, second] = ['first-key-of-24-letters', 'second-key-of-24-letters'];
const before = readConfig({ CODE_KEY: first });
const after = readConfig({ CODE_KEY: second, CODE_KEYS_ACCEPTED: first });
const seen = { seenIp: '192.0.2.1', userId: null, at: testStart };

let database: OpenDatabase;
beforeEach(async () => {
  database = await openSample();
});
afterEach(() => database.close());

const check = (config = after) => checkChain(database.db, config);
const adopt = (config = after) => applyKeyRotation(database.db, config, testStart);
const head = async () => (await database.db.select().from(activityHead))[0];

/** Creates a chain of two records as written by a release without key ids. */
async function writeChainWithoutIds() {
  const keyed = (purpose: string, text: string) => {
    const key = createHmac('sha256', first).update(`activity-${purpose}`).digest();
    return createHmac('sha256', key).update(text).digest('hex');
  };
  let hash = '';
  for (const place of [1, 2]) {
    const record = `record ${place}`;
    const text = [hash, place, record, seen.seenIp, seen.userId, testStart.toISOString()];
    hash = keyed('record', JSON.stringify(text));
    await database.db.insert(activities).values({ record, ...seen, place, hash });
  }
  const seal = keyed('head', `2:${hash}`);
  await database.db.insert(activityHead).values({ id: 1, length: 2, hash, seal });
}

describe('a start with other keys', () => {
  it('adopts the chain of a release without key ids, and continues with the next key', async () => {
    await writeChainWithoutIds();
    expect(await check(before)).toEqual({ isWhole: true, length: 2 });
    expect(await adopt(before)).toBe(true);
    expect(await head()).toMatchObject({ keyId: getCurrentKey(before).id });
    expect(await adopt()).toBe(true);
    expect(await head()).toMatchObject({ keyId: getCurrentKey(after).id });
    await addActivity(database.db, after, { record: 'record 3', ...seen });
    expect(await check()).toEqual({ isWhole: true, length: 3 });
    await database.db.update(activities).set({ seenIp: '' });
    expect(await check()).toEqual({ isWhole: false, place: 1, fault: 'changed' });
  });

  it('does not renew the seal of a forged head', async () => {
    await addActivity(database.db, before, { record: 'record 1', ...seen });
    await database.db.update(activityHead).set({ length: 7 });
    expect(await adopt()).toBe(false);
    expect(await check()).toMatchObject({ isWhole: false, fault: 'end' });
  });

  it('is possible while a server with the previous key runs that accepts the new key', async () => {
    const prepared = readConfig({ CODE_KEY: first, CODE_KEYS_ACCEPTED: second });
    await adopt(prepared);
    await addActivity(database.db, prepared, { record: 'record 1', ...seen });
    await adopt();
    await addActivity(database.db, after, { record: 'record 2', ...seen });
    await addActivity(database.db, prepared, { record: 'record 3', ...seen });
    await addActivity(database.db, after, { record: 'record 4', ...seen });
    expect(await check()).toEqual({ isWhole: true, length: 4 });
  });
});

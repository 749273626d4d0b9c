import { createHash } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countingRandom, memoryFiles } from '../../../../../tests/support/fakes.ts';
import { openSample } from '../../../../../tests/support/sampleDatabase.ts';
import type { Files } from '../../ports/ports.ts';
import type { OpenDatabase } from '../database.ts';
import { documents } from '../schema/documents.ts';
import { copyFiles } from './copyFiles.ts';
import { moveDocuments } from './moveDocuments.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSample();
});
afterAll(() => database.close());

const newStore = () => memoryFiles(() => new Date());

/** Returns a store that fails after some writes. */
function failingAfter(files: Files, most: number): Files {
  let puts = 0;
  return {
    ...files,
    put: async (key, bytes) => {
      puts += 1;
      if (puts > most) throw new Error('the store is away');
      await files.put(key, bytes);
    },
  };
}

it('every file is copied once, also after an interruption, and then moved', async () => {
  const { db } = database;
  const [from, to] = [newStore(), newStore()];
  const all = await moveDocuments(db, from, countingRandom());
  await from.put('without-a-row', new Uint8Array([1]));
  const copy = { db, from, to, isMove: false };

  await expect(copyFiles({ ...copy, to: failingAfter(to, 30) })).rejects.toThrow('is away');
  expect(await copyFiles(copy)).toEqual({
    copied: all + 1 - 30,
    present: 30,
    removed: 0,
    faults: [],
  });
  const rows = await db.select().from(documents).where(isNotNull(documents.storageKey));
  expect(rows).toHaveLength(all);
  for (const { storageKey, sha256 } of rows) {
    const bytes = (await to.get(storageKey ?? '')) ?? new Uint8Array();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }

  const moved = { copied: 0, present: all + 1, removed: all + 1, faults: [] };
  expect(await copyFiles({ ...copy, isMove: true })).toEqual(moved);
  expect(await from.get('without-a-row')).toBeUndefined();
  expect(await copyFiles({ ...copy, isMove: true })).toMatchObject({ present: all, faults: [] });
});

it('a file that is gone or is not what its row says is named, and stays where it is', async () => {
  const { db } = database;
  const [from, to] = [newStore(), newStore()];
  const rows = await db.select({ key: documents.storageKey }).from(documents).orderBy(documents.id);
  const [gone = '', changed = '', broken = ''] = rows.map(({ key }) => key ?? '');
  const content = new Uint8Array([7]);
  const sha256 = createHash('sha256').update(content).digest('hex');
  await db.update(documents).set({ sha256 });
  for (const { key } of rows.slice(1)) await from.put(key ?? '', content);
  await from.put(changed, new Uint8Array([8]));
  await to.put(broken, new Uint8Array([9]));
  const { faults, copied, removed } = await copyFiles({ db, from, to, isMove: true });
  expect(faults.toSorted((a, b) => a.fault.localeCompare(b.fault))).toEqual([
    { key: changed, fault: 'changed' },
    { key: gone, fault: 'missing' },
  ]);
  expect([copied, removed]).toEqual([rows.length - 2, rows.length - 2]);
  expect(await from.get(changed)).toEqual(new Uint8Array([8]));
  expect(await to.get(broken)).toEqual(content);

  await db.delete(documents).where(eq(documents.storageKey, gone));
  expect((await copyFiles({ db, from, to, isMove: false })).faults).toHaveLength(1);
});

it('a store that does not give back what was written ends the copy', async () => {
  const { db } = database;
  const from = newStore();
  await from.put('without-a-row', new Uint8Array([1]));
  const lying: Files = { ...newStore(), get: async () => new Uint8Array([2]) };
  await expect(copyFiles({ db, from, to: lying, isMove: true })).rejects.toThrow('differs');
  expect(await from.get('without-a-row')).toBeDefined();
});

import { count, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingRandom, memoryFiles } from '../../../../../tests/support/fakes.ts';
import { openSample } from '../../../../../tests/support/sampleDatabase.ts';
import type { Files } from '../../ports/ports.ts';
import type { OpenDatabase } from '../database.ts';
import { moveDocuments } from './moveDocuments.ts';
import { documents } from '../schema/documents.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSample();
});
afterAll(() => database.close());

const numberOf = async (where = isNull(documents.content)) => {
  const [row] = await database.db.select({ all: count() }).from(documents).where(where);
  return row?.all ?? 0;
};

describe('documents that an older release kept in the database', () => {
  it('are moved unchanged to the file store, also after an interruption', async () => {
    const { db } = database;
    const before = await db.select().from(documents).orderBy(documents.id);
    expect(before.length).toBeGreaterThan(60);
    expect(before.every(({ content }) => content !== null)).toBe(true);

    const files = memoryFiles(() => new Date());
    let puts = 0;
    const failing: Files = {
      ...files,
      put: async (key, bytes) => {
        puts += 1;
        if (puts > 30) throw new Error('no space left');
        await files.put(key, bytes);
      },
    };
    const random = countingRandom();
    await expect(moveDocuments(db, failing, random)).rejects.toThrow('no space left');
    expect(await numberOf()).toBe(20);

    expect(await moveDocuments(db, files, random)).toBe(before.length - 20);
    expect(await numberOf(isNotNull(documents.content))).toBe(0);
    const after = await db.select().from(documents).orderBy(documents.id);
    for (const [at, { storageKey }] of after.entries()) {
      const bytes = await files.get(storageKey ?? '');
      expect(Buffer.from(bytes ?? [])).toEqual(Buffer.from(before[at]?.content ?? []));
    }
    expect(await moveDocuments(db, files, random)).toBe(0);
  });

  it('are in exactly one of both places', async () => {
    const change = (set: { content?: Uint8Array; storageKey?: null }) =>
      database.db.update(documents).set(set);
    await expect(change({ content: new Uint8Array([1]) })).rejects.toThrow();
    await expect(change({ storageKey: null })).rejects.toThrow();
  });
});

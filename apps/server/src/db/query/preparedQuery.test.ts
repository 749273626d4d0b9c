import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSample } from '../../../../../tests/support/sampleDatabase.ts';
import type { Database, OpenDatabase } from '../database.ts';
import { preparedQuery } from './preparedQuery.ts';
import { districts } from '../schema/land.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSample();
});
afterAll(() => database.close());

describe('a prepared query', () => {
  it('is built once, and runs with the values of each call, also in parallel', async () => {
    let built = 0;
    const districtOf = preparedQuery<{ id: number }, { id: number }[]>((db: Database) => {
      built += 1;
      const isAsked = eq(districts.id, sql.placeholder('id'));
      return db.select({ id: districts.id }).from(districts).where(isAsked);
    });
    const ask = (id: number) => districtOf(database.db, { id });
    expect(await ask(1)).toEqual([{ id: 1 }]);
    const answers = await Promise.all([2, 1, 987_654].map(ask));
    expect(answers).toEqual([[{ id: 2 }], [{ id: 1 }], []]);
    expect(built).toBe(1);
  });

  it('sees the uncommitted rows of its transaction', async () => {
    const codes = preparedQuery<Record<string, never>, { code: string }[]>((db) =>
      db.select({ code: districts.code }).from(districts).where(eq(districts.id, 1)),
    );
    const [before] = await codes(database.db, {});
    let inside: { code: string }[] = [];
    await database.db
      .transaction(async (tx) => {
        await tx.update(districts).set({ code: 'ZZZ' }).where(eq(districts.id, 1));
        inside = await codes(tx, {});
        tx.rollback();
      })
      .catch(() => undefined);
    expect(inside).toEqual([{ code: 'ZZZ' }]);
    expect(await codes(database.db, {})).toEqual([before]);
  });
});

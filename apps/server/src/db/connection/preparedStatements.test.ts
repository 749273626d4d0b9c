import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openEmpty } from '../../../../../tests/support/sampleDatabase.ts';
import { queryRows, type OpenDatabase } from '../database.ts';
import { isUniqueViolation } from '../errors/sqlState.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmpty();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`drop table if exists notes`);
  await database.db.execute(sql`create table notes (id int primary key, text text, at date)`);
});

const rows = () => queryRows(database.db, sql`select * from notes order by id`);
const add = (id: number, text: string | null = 'a', db = database.db) =>
  db.execute(sql`insert into notes (id, text) values (${id}, ${text})`);

it('takes other values each time, and null', async () => {
  await add(1, 'one');
  await add(2, null);
  expect(await rows()).toEqual([
    { id: 1, text: 'one', at: null },
    { id: 2, text: null, at: null },
  ]);
});

it('has the columns of today after the schema has changed, also in a transaction', async () => {
  await add(1);
  expect(await rows()).toEqual([{ id: 1, text: 'a', at: null }]);
  await database.db.execute(sql`alter table notes drop column at`);
  expect(await rows()).toEqual([{ id: 1, text: 'a' }]);
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`alter table notes alter column text type int using 7`);
    expect(await queryRows(tx, sql`select * from notes order by id`)).toEqual([{ id: 1, text: 7 }]);
  });
  expect(await rows()).toEqual([{ id: 1, text: 7 }]);
});

it('works again after an error, first or later, in a transaction or alone', async () => {
  const same = () => add(1);
  await same();
  await expect(same()).rejects.toSatisfy(isUniqueViolation);
  await expect(
    database.db.transaction(async (tx) => {
      await add(2, 'b', tx);
      await add(1, 'c', tx);
    }),
  ).rejects.toSatisfy(isUniqueViolation);
  const wrong = () => queryRows(database.db, sql`select missing from notes`);
  await expect(wrong()).rejects.toThrow();
  await expect(wrong()).rejects.toThrow();
  await add(3);
  expect(await rows()).toMatchObject([{ id: 1 }, { id: 3 }]);
});

it('keeps a savepoint that is rolled back apart from what stays', async () => {
  await database.db.transaction(async (tx) => {
    await add(1, 'a', tx);
    const inner = tx.transaction(async (deeper) => {
      await add(2, 'b', deeper);
      await add(1, 'c', deeper);
    });
    await expect(inner).rejects.toSatisfy(isUniqueViolation);
    await add(3, 'd', tx);
  });
  expect(await rows()).toMatchObject([{ id: 1 }, { id: 3 }]);
});

it('is forgotten for newer ones, and prepared again', async () => {
  const ask = (n: number) => queryRows(database.db, sql.raw(`select ${n} as n, $$x$$ as x`));
  for (const round of [1, 2]) {
    for (let n = 0; n < 450; n += 1)
      expect([round, await ask(n)]).toEqual([round, [{ n, x: 'x' }]]);
  }
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { queryRows } from '../../apps/server/src/db/database.ts';
import { openEmpty } from '../support/sampleDatabase.ts';

it('a connection that is lost between two statements fails its transaction, and not the process', async () => {
  const database = await openEmpty();
  const { db } = database;
  const lost = db.transaction(async (tx) => {
    const [own] = await queryRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${own?.pid})`);
    const isOwn = sql`select 1 from pg_stat_activity where pid = ${own?.pid}`;
    await expect.poll(() => queryRows(db, isOwn)).toEqual([]);
    // The end of the connection arrives with the next events of the socket.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  expect(await queryRows(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await database.close();
});

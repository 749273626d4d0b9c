import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPostgres } from '../../apps/server/src/db/connection/postgres.ts';
import { queryRows } from '../../apps/server/src/db/database.ts';
import { addressOf, careless, startCluster, type Cluster } from '../support/postgres/cluster.ts';
import { startPgbouncer, type Pgbouncer } from '../support/postgres/pgbouncer.ts';

let cluster: Cluster;
let pooler: Pgbouncer;
let direct = '';
beforeAll(async () => {
  cluster = await startCluster(careless);
  await openPostgres(addressOf(cluster.socket, 'postgres')).then(async ({ db, close }) => {
    await db.execute(sql`alter role portal set statement_timeout = '30s'`);
    await close();
  });
  direct = addressOf(cluster.socket, 'postgres');
  pooler = await startPgbouncer(cluster.socket);
});
afterAll(async () => {
  await pooler?.stop();
  await cluster?.remove();
});

it('behind pgbouncer transactions share connections, and messages come by a direct one', async () => {
  const pooled = pooler.addressOf(direct);
  await expect(openPostgres(pooled)).rejects.toThrow('in DATABASE_DIRECT_URL');

  const { db, listen, close } = await openPostgres(pooled, direct);
  const heard = new Set<string>();
  const stop = await listen(
    'news',
    (text) => heard.add(text),
    () => {},
  );
  await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`select pg_advisory_xact_lock(1)`);
        await tx.execute(sql`select pg_notify('news', ${String(turn)})`);
      }),
    ),
  );
  await vi.waitFor(() => expect(heard.size).toBe(60), { timeout: 60_000, interval: 50 });
  const backends = sql`select count(*) as n from pg_stat_activity where backend_type = 'client backend'`;
  const [row] = await queryRows<{ n: number }>(db, backends);
  // Four of the pool and the direct one.
  expect(row?.n).toBeLessThanOrEqual(5);
  expect(await queryRows(db, sql`show statement_timeout`)).toEqual([{ statement_timeout: '30s' }]);
  await stop();
  await close();
});

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createPool } from '../../../apps/server/src/db/connection/postgres.ts';
import { readThrough } from '../../../apps/server/src/db/connection/replica.ts';
import { queryRows, type Database } from '../../../apps/server/src/db/database.ts';
import type { TestApp } from '../makeApp.ts';
import { addressOf } from './cluster.ts';

const readOnly = `options=${encodeURIComponent('-c default_transaction_read_only=on')}`;

/**
 * Gives a service of the project `postgres` a replica that is its own database without the right to write: a call that a
 * replica may answer fails when it writes there.
 */
export function useReadOnlyReplica(service: TestApp): void {
  const socket = inject('postgres')?.socket;
  if (socket === undefined) return;
  let reads = 0;
  let close = async () => {};
  beforeAll(async () => {
    const { db } = service.deps;
    const [row] = await queryRows<{ name: string }>(db, sql`select current_database() as name`);
    const pool = createPool(`${addressOf(socket, row?.name ?? '')}&${readOnly}`, { max: 5 });
    close = () => pool.end();
    const database = readThrough(db, drizzle(pool) as unknown as Database);
    service.deps.replica = {
      getState: () => ({ state: 'inUse', lagSeconds: 0, limitSeconds: 5 }),
      countReads: () => ({ replica: reads, primary: 0, failed: 0 }),
      read: (_, work) => {
        reads += 1;
        return work(database);
      },
      close,
    };
  });
  afterAll(async () => {
    expect(reads).toBeGreaterThan(0);
    delete service.deps.replica;
    await close();
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCheckpointIfDue } from '../maintenance/checkpoint.ts';
import { queryRows } from '../database.ts';
import { fsyncCalls } from './durableFs.ts';
import { deleteExpiredRows, vacuumTables } from '../maintenance/housekeeping.ts';
import { migrate } from '../migration/migrate.ts';
import { openPglite } from './pglite.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openFolder = () => openPglite(folder, () => {});

describe('the embedded database', () => {
  it('is flushed to disk with every commit', async () => {
    const database = await openFolder();
    await database.db.execute(sql`create table notes (text text)`);
    const before = fsyncCalls.count;
    await database.db.execute(sql`insert into notes values ('kept')`);
    expect(fsyncCalls.count).toBeGreaterThan(before);
    await database.close();
  });

  it('keeps its data, and is migrated once', async () => {
    const first = await openFolder();
    await migrate(first);
    await migrate(first);
    await first.db.execute(
      sql`insert into districts (id, code, name_en) values (1, 'PUR', 'Puri')`,
    );
    await first.close();
    const second = await openFolder();
    await migrate(second);
    const rows = await queryRows<{ code: string }>(second.db, sql`select code from districts`);
    expect(rows).toEqual([{ code: 'PUR' }]);
    await second.close();
  });

  it('writes a checkpoint once its log is long, and not before', async () => {
    const database = await openFolder();
    await database.db.execute(sql`create table notes (text text)`);
    expect(await writeCheckpointIfDue(database.db)).toBe(false);
    await database.db.execute(
      sql`insert into notes select md5(n::text) from generate_series(1, 200000) n`,
    );
    expect(await writeCheckpointIfDue(database.db)).toBe(true);
    expect(await writeCheckpointIfDue(database.db)).toBe(false);
    await database.close();
  });

  it('reuses the space of deleted rows', async () => {
    const database = await openFolder();
    const { db } = database;
    await migrate(database);
    await db.execute(sql`insert into captchas (id, solution, created_on)
      select 'c' || n, 'acdef', now() - interval '2 days' from generate_series(1, 5000) n`);
    await deleteExpiredRows(db, new Date());
    await vacuumTables(db);
    const [size] = await queryRows(db, sql`select pg_relation_size('captchas') as bytes`);
    expect(size).toEqual({ bytes: 0 });
    await database.close();
  });

  it('can be opened by one process at a time', async () => {
    const database = await openFolder();
    await expect(openFolder()).rejects.toThrow('is in use by process');
    await database.close();
    await (await openFolder()).close();
  });
});

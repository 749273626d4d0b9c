import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { openPostgres } from '../../apps/server/src/db/connection/postgres.ts';
import { queryRows } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migration/migrate.ts';
import { hashRegister } from '../support/landFiles/importFiles.ts';
import { landRecords } from '../support/landFiles/records.ts';
import { writeGeoPackage } from '../support/landFiles/writeFiles.ts';
import { freshDatabase } from '../support/postgres/databases.ts';
import { programEnvironment } from '../support/programEnvironment.ts';
import { officeFile } from '../support/tools.ts';

const isWaiting = sql`select 1 from pg_locks
  where not granted and relation = 'plot_details'::regclass`;
const isConnected = sql`select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and query like '%plot_details%'`;

it('an import that is killed after it has written plots leaves the old state', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-killed-'));
  const { address, drop } = await freshDatabase(inject('postgres')?.socket ?? '');
  const database = await openPostgres(address);
  try {
    await migrate(database);
    const before = await hashRegister(database);
    const file = join(folder, 'land.gpkg');
    writeGeoPackage(file, { ...landRecords('small') });
    const variables = { DATABASE_URL: address, FILES_DIR: folder };
    const env = { ...programEnvironment(), ...variables };
    // The back pages are written last; the import waits there, with everything else written.
    const exit = await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table plot_details in share mode`);
      const words = [officeFile, 'import', 'land', file];
      const child = spawn(process.execPath, words, { env, stdio: 'ignore' });
      const ended = once(child, 'exit');
      await expect.poll(() => queryRows(tx, isWaiting), { timeout: 120_000 }).not.toEqual([]);
      child.kill('SIGKILL');
      return ended;
    });
    expect(exit).toEqual([null, 'SIGKILL']);
    await expect.poll(() => queryRows(database.db, isConnected), { timeout: 120_000 }).toEqual([]);
    expect(await hashRegister(database)).toEqual(before);
    expect(await queryRows(database.db, sql`select id from import_batches`)).toEqual([]);
  } finally {
    await database.close();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

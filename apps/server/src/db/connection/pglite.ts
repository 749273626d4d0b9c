import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { markSingleConnection, type Database, type OpenDatabase } from '../database.ts';
import { DurableNodeFS } from './durableFs.ts';
import { lockFolder } from './folderLock.ts';
import { openPgliteClient } from './pgliteClient.ts';

const extensions = { pg_trgm };

// Pages are in memory or on a fast disk, so that random access costs little more than sequential access.
const plannerParams = ['-c', 'random_page_cost=1.1'];

// PGlite's default start parameters without -F, which disables fsync.
const durableStartParams = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'io_method=sync',
    'max_parallel_maintenance_workers=0',
    'fsync=on',
    'wal_sync_method=fsync',
    'timezone=UTC',
  ].flatMap((setting) => ['-c', setting]),
  ...plannerParams,
];

const memoryStartParams = [...PGlite.defaultStartParams, ...plannerParams];

function toOpenDatabase(client: PGlite, closed: () => void): OpenDatabase {
  const db = drizzle(client) as unknown as Database;
  markSingleConnection(db);
  return {
    db,
    engine: 'pglite',
    listen: (channel, onMessage) => client.listen(channel, onMessage),
    close: async () => {
      await client.close();
      closed();
    },
  };
}

/** Opens the embedded database in a folder, durable and for this process alone. */
export async function openPglite(folder: string, lost: () => void): Promise<OpenDatabase> {
  const lock = lockFolder(folder);
  const client = await openPgliteClient({
    fs: new DurableNodeFS(join(folder, 'db')),
    startParams: durableStartParams,
    extensions,
  });
  const watch = setInterval(() => {
    if (!lock.isHeld()) lost();
  }, 2000);
  watch.unref();
  return toOpenDatabase(client, () => {
    clearInterval(watch);
    lock.release();
  });
}

/** Opens an embedded database in memory, for tests; starts from a dump when one is given. */
export async function openMemory(dump?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await openPgliteClient({
    startParams: memoryStartParams,
    extensions,
    ...(dump ? { loadDataDir: dump } : {}),
  });
  return { ...toOpenDatabase(client, () => undefined), dump: () => client.dumpDataDir('none') };
}

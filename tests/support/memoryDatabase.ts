import type { OpenDatabase } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openMemory } from '../../apps/server/src/db/pglite.ts';
import { seed } from '../../apps/server/src/db/seed/seed.ts';
import { testStart } from './clock.ts';

async function makeDump(): Promise<Blob> {
  const database = await openMemory();
  await migrate(database);
  await seed(database.db, { size: 'small', now: testStart });
  const dump = await database.dump();
  await database.close();
  return dump;
}

let sharedDump: Promise<Blob> | undefined;

/** Opens a database in memory with the schema and the small sample; the sample is made once a worker. */
export async function openSample(): Promise<OpenDatabase> {
  sharedDump ??= makeDump();
  return openMemory(await sharedDump);
}

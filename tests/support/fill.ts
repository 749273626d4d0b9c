import type { OpenDatabase } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migration/migrate.ts';
import { seed } from '../../apps/server/src/db/seed/seed.ts';
import { testStart } from './clock.ts';
import { keepRows } from './refresh.ts';

/** Brings an empty database to the schema and the small sample. */
export async function fillWithSample(database: OpenDatabase): Promise<void> {
  await migrate(database);
  await seed(database.db, { size: 'small', now: testStart });
}

/** Brings an empty database to the sample that the tests of a file copy once and refresh after each use. */
export async function fillAsModel(database: OpenDatabase): Promise<void> {
  await fillWithSample(database);
  await keepRows(database.db);
}

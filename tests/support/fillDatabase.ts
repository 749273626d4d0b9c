import { readConfig } from '../../apps/server/src/config.ts';
import { installFieldKeys } from '../../apps/server/src/ports/fieldKeys.ts';
import type { OpenDatabase } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migration/migrate.ts';
import { seed } from '../../apps/server/src/db/seed/seed.ts';
import { testStart } from './clock.ts';
import { keepRows } from './refresh.ts';

/** Creates the schema and the small sample in an empty database. */
export async function fillWithSample(database: OpenDatabase): Promise<void> {
  installFieldKeys(readConfig({}));
  await migrate(database);
  await seed(database.db, { size: 'small', now: testStart });
}

/** Creates the schema, the small sample and the copies that `refresh` needs in an empty database. */
export async function fillWithSampleAndCopies(database: OpenDatabase): Promise<void> {
  await fillWithSample(database);
  await keepRows(database.db);
}

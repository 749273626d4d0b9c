import { cpSync, existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { readConfig } from '../../apps/server/src/config.ts';
import { migrate } from '../../apps/server/src/db/migration/migrate.ts';
import { installFieldKeys } from '../../apps/server/src/ports/fieldKeys.ts';
import { openPglite } from '../../apps/server/src/db/connection/pglite.ts';
import { seed } from '../../apps/server/src/db/seed/seed.ts';
import { buildPortal } from '../../scripts/buildPortal.ts';

/** Creates the sample database for all portals of this run and removes those of earlier runs. */
async function makeSample(folder: string): Promise<void> {
  rmSync(dirname(folder), { recursive: true, force: true });
  const database = await openPglite(folder, () => process.exit(1));
  const config = readConfig(process.env);
  installFieldKeys(config);
  await migrate(database);
  await seed(database.db, { size: config.SEED_SIZE, now: new Date(), onProgress: console.log });
  await database.close();
}

const { DATA_DIR: folder, SAMPLE_DIR: sample } = process.env;
if (folder === undefined || sample === undefined) {
  throw new Error('DATA_DIR names the folder to start afresh, SAMPLE_DIR what it is a copy of.');
}
if (!existsSync(sample)) await Promise.all([makeSample(sample), buildPortal()]);
cpSync(sample, folder, { recursive: true });
await import('../../scripts/portal.ts');

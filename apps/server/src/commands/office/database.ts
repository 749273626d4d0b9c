import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  readConfig,
  readDataLocations,
  type Config,
  type DataLocations,
  type Variables,
} from '../../config.ts';
import { openDatabase } from '../../db/connection/open.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { installFieldKeys } from '../../ports/fieldKeys.ts';
import { exitCodes } from './terminal.ts';

/** Returns the database and file locations of a command; throws when DATABASE_URL is set without a file folder. */
export function targetPlaces(variables: Variables): DataLocations {
  const places = readDataLocations(variables);
  const isOnDisk = places.FILES_STORE === 'disk';
  if (places.DATABASE_URL !== '' && isOnDisk && places.FILES_DIR === '') {
    throw new Error(
      'FILES_DIR is not set: with DATABASE_URL it must name the folder of the uploaded files.',
    );
  }
  return places;
}

/** Returns whether the settings name a database: a PostgreSQL, or an embedded one that exists. */
export const hasDatabase = ({ DATABASE_URL, DATA_DIR }: DataLocations): boolean =>
  DATABASE_URL !== '' || existsSync(join(DATA_DIR, 'db'));

/**
 * Returns the locations of an existing portal's data; throws when no database is configured and the default folder has
 * none.
 */
export function findExistingPlaces(variables: Variables): DataLocations {
  const places = targetPlaces(variables);
  if (!hasDatabase(places)) {
    throw new Error(
      `There is no database: DATABASE_URL is not set, and ${places.DATA_DIR} holds no embedded one (DATA_DIR).`,
    );
  }
  return places;
}

/** Opens a database for a command, which fails when it loses the lock of the data folder. */
export const openPlaces = (places: DataLocations): Promise<OpenDatabase> =>
  openDatabase(places, () => process.exit(exitCodes.failed));

/** Runs work on the database of the settings with the schema of this version, and closes it. */
export async function withDatabase<Result>(
  work: (database: OpenDatabase, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  installFieldKeys(config);
  const database = await openPlaces(config);
  try {
    await migrate(database);
    return await work(database, config);
  } finally {
    await database.close();
  }
}

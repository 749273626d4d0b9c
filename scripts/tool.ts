import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  readDataLocations,
  type DataLocations,
  type Variables,
} from '../apps/server/src/config.ts';

/** Runs a tool on a file and prints an error in one line. Files that it creates are readable by the owner only. */
export async function runOnFile(
  name: string,
  file: string | undefined,
  tool: (file: string) => Promise<string>,
): Promise<void> {
  process.umask(0o077);
  try {
    if (file === undefined) throw new Error(`Name a file: pnpm run ${name} FILE`);
    console.log(await tool(file));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Returns the database and file locations of a tool; throws when DATABASE_URL is set without a file folder. */
export function targetPlaces(variables: Variables): DataLocations {
  const places = readDataLocations(variables);
  if (places.DATABASE_URL !== '' && places.FILES_DIR === '') {
    throw new Error(
      'FILES_DIR is not set: with DATABASE_URL it must name the folder of the uploaded files.',
    );
  }
  return places;
}

/** Returns the locations of an existing portal's data; throws when no database is configured and the default folder has none. */
export function findExistingPlaces(variables: Variables): DataLocations {
  const places = targetPlaces(variables);
  if (places.DATABASE_URL === '' && !existsSync(join(places.DATA_DIR, 'db'))) {
    throw new Error(
      `There is no database: DATABASE_URL is not set, and ${places.DATA_DIR} holds no embedded one (DATA_DIR).`,
    );
  }
  return places;
}

/** Returns the seconds since a moment of performance.now(), with one digit. */
export const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

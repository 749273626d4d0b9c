import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaces, type Places, type Variables } from '../apps/server/src/config.ts';

/** Runs a tool on a file; tells in one line what went wrong. What it makes is for its owner only. */
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

/** Returns where a tool finds or puts data; throws when a PostgreSQL comes without the folder of its files. */
export function targetPlaces(variables: Variables): Places {
  const places = readPlaces(variables);
  if (places.DATABASE_URL !== '' && places.FILES_DIR === '') {
    throw new Error(
      'FILES_DIR is not set: with DATABASE_URL it must name the folder of the uploaded files.',
    );
  }
  return places;
}

/** Returns where the data of a portal lies; throws when no database is named and none is in the usual folder. */
export function existingPlaces(variables: Variables): Places {
  const places = targetPlaces(variables);
  if (places.DATABASE_URL === '' && !existsSync(join(places.DATA_DIR, 'db'))) {
    throw new Error(
      `There is no database: DATABASE_URL is not set, and ${places.DATA_DIR} holds no embedded one (DATA_DIR).`,
    );
  }
  return places;
}

/** Gives the seconds since a moment of performance.now(), with one digit. */
export const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

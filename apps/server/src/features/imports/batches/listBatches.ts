import { asc } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { importBatches } from '../../../db/schema/imports.ts';

/** Returns all imports, oldest first. */
export const listBatches = (db: Database) =>
  db.select().from(importBatches).orderBy(asc(importBatches.id));

/** An import as it is stored. */
export type ImportBatch = Awaited<ReturnType<typeof listBatches>>[number];

/** Returns the imports in force that had exactly the files with these hashes. */
export async function findBatchesOf(db: Database, hashes: readonly string[]) {
  const wanted = [...hashes].sort().join(' ');
  return (await listBatches(db)).filter(
    ({ files, undoneOn }) =>
      undoneOn === null &&
      files
        .map(({ sha256 }) => sha256)
        .sort()
        .join(' ') === wanted,
  );
}

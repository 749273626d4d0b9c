import type { Readable } from 'node:stream';
import { openMemory } from '../connection/pglite.ts';
import { restoreBackup, type RestoreResult } from './restoreBackup.ts';

/**
 * Proves a backup: restores it into a database in memory, files included, and throws everything away again. Throws
 * when it could not be restored.
 */
export async function verifyBackup(source: Readable): Promise<RestoreResult> {
  const database = await openMemory();
  try {
    const checkedOnly = { get: async () => undefined, put: async () => {} };
    return await restoreBackup(database.db, checkedOnly, source);
  } finally {
    await database.close();
  }
}

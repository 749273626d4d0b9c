import type { Readable } from 'node:stream';
import { openMemory } from '../connection/pglite.ts';
import { restoreBackup, type RestoreResult } from './restoreBackup.ts';

/**
 * Verifies a backup: restores it with its files into a temporary database in memory. Throws if it cannot be restored.
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

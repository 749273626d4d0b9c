import type { Readable } from 'node:stream';
import { openMemory } from '../connection/pglite.ts';
import { restoreBackup, type Restored } from './restore.ts';

/**
 * Proves a backup: restores it into a database in memory, files included, and throws everything away again. Throws
 * when it could not be restored.
 */
export async function verifyBackup(source: Readable): Promise<Restored> {
  const database = await openMemory();
  try {
    const checkedOnly = { get: async () => undefined, put: async () => {} };
    return await restoreBackup(database.db, checkedOnly, source);
  } finally {
    await database.close();
  }
}

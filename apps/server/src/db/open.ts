import type { Config } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database that the configuration names; `lost` is called when the folder's lock is gone. */
export function openDatabase(config: Config, lost: () => void): Promise<OpenDatabase> {
  return config.DATABASE_URL === ''
    ? openPglite(config.DATA_DIR, lost)
    : openPostgres(config.DATABASE_URL);
}

import type { Places } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database that the settings name; `lost` is called when the folder's lock is gone. */
export function openDatabase(places: Places, lost: () => void): Promise<OpenDatabase> {
  return places.DATABASE_URL === ''
    ? openPglite(places.DATA_DIR, lost)
    : openPostgres(places.DATABASE_URL);
}

import type { Places } from '../../config.ts';
import type { OpenDatabase } from '../database.ts';

/**
 * Opens the database that the settings name, of which only the own driver is loaded; `lost` is called when
 * the folder's lock is gone.
 */
export async function openDatabase(places: Places, lost: () => void): Promise<OpenDatabase> {
  if (places.DATABASE_URL === '') {
    const { openPglite } = await import('./pglite.ts');
    return openPglite(places.DATA_DIR, lost);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(places.DATABASE_URL);
}

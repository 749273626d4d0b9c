import type { DataLocations } from '../../config.ts';
import type { OpenDatabase } from '../database.ts';

/** Opens the configured database and loads only its driver; calls `lost` if the lock of the data folder is lost. */
export async function openDatabase(places: DataLocations, lost: () => void): Promise<OpenDatabase> {
  if (places.DATABASE_URL === '') {
    const { openPglite } = await import('./pglite.ts');
    return openPglite(places.DATA_DIR, lost);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(places.DATABASE_URL);
}

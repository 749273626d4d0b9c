import type { ReplicaState } from '@temple-land/portal-core';
import type { Config, DataLocations } from '../../config.ts';
import type { Database, OpenDatabase } from '../database.ts';
import type { Replica } from './replica.ts';

type ReplicaSettings = Pick<Config, 'DATABASE_REPLICA_URL' | 'REPLICA_MAX_LAG_SECONDS'>;

/** Opens the configured database and loads only its driver; calls `lost` if the lock of the data folder is lost. */
export async function openDatabase(places: DataLocations, lost: () => void): Promise<OpenDatabase> {
  if (places.DATABASE_URL === '') {
    const { openPglite } = await import('./pglite.ts');
    return openPglite(places.DATA_DIR, lost);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(places.DATABASE_URL, places.DATABASE_DIRECT_URL);
}

/** Opens the configured replica of a database; undefined where there is none. `failed` gets each error of a read on it. */
export async function openConfiguredReplica(
  { DATABASE_REPLICA_URL: address, REPLICA_MAX_LAG_SECONDS: limitSeconds }: ReplicaSettings,
  primary: Database,
  failed: (error: unknown) => void,
): Promise<Replica | undefined> {
  if (address === '') return undefined;
  const { openReplica } = await import('./replica.ts');
  return openReplica({ primary, address, limitSeconds, failed });
}

/** Measures the configured replica of a database once; undefined where there is none. */
export async function inspectConfiguredReplica(
  { DATABASE_REPLICA_URL: address, REPLICA_MAX_LAG_SECONDS: limitSeconds }: ReplicaSettings,
  primary: Database,
): Promise<ReplicaState | undefined> {
  if (address === '') return undefined;
  const { inspectReplica } = await import('./replica.ts');
  return inspectReplica({ primary, address, limitSeconds });
}

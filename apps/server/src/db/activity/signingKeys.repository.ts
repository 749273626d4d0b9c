import { asc } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import {
  listSigningKeys as configuredKeys,
  findKey,
  type SigningKey,
} from '../../ports/signingKeys.ts';
import type { Database } from '../database.ts';
import { signingKeys } from '../schema/ledger.ts';

/** Stores the ids of the configured keys, oldest first; the secrets are never stored. */
export async function registerKeys(db: Database, config: Config, now: Date): Promise<void> {
  for (const { id } of configuredKeys(config).toReversed()) {
    await db.insert(signingKeys).values({ id, registeredOn: now }).onConflictDoNothing();
  }
}

/** Returns the ids of all keys that were ever configured, oldest first. */
export async function listKeyIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: signingKeys.id })
    .from(signingKeys)
    .orderBy(asc(signingKeys.sequence));
  return rows.map(({ id }) => id);
}

/** Returns the oldest key, which made the hashes without a key id; undefined if it is no longer configured. */
export async function findOldestKey(db: Database, config: Config): Promise<SigningKey | undefined> {
  const [oldest] = await listKeyIds(db);
  return oldest === undefined ? configuredKeys(config).at(-1) : findKey(config, oldest);
}

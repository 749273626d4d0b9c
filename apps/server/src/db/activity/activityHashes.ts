import type { Config } from '../../config.ts';
import {
  getCurrentKey,
  findKey,
  hmac,
  hmacWithoutId,
  type SigningKey,
} from '../../ports/signingKeys.ts';
import type { Database } from '../database.ts';
import type { activityHead } from '../schema/ledger.ts';
import { findOldestKey } from './signingKeys.repository.ts';

/** A recorded action: the record as JSON, with address, user and time as seen by the server. */
export interface Activity {
  record: string;
  seenIp: string;
  userId: number | null;
  at: Date;
}

/** The first and last position of the chain, with a seal. */
export type ChainHead = typeof activityHead.$inferSelect;

/** The key of a stored hash; hashes without a key id are older than the key ids. */
export interface HashKey {
  key: SigningKey;
  isWithoutId: boolean;
}

/** Returns the key of a stored hash; undefined if it is not in the settings. */
export type KeyFinder = (keyId: string | null) => HashKey | undefined;

/** Returns the key of new hashes. */
export const getCurrentHashKey = (config: Config): HashKey => ({
  key: getCurrentKey(config),
  isWithoutId: false,
});

/** Creates a function that finds the key of a stored hash; the oldest key is read once. */
export async function createKeyFinder(db: Database, config: Config): Promise<KeyFinder> {
  const oldest = await findOldestKey(db, config);
  return (keyId) => {
    const key = keyId === null ? oldest : findKey(config, keyId);
    return key && { key, isWithoutId: keyId === null };
  };
}

/**
 * Computes the hash of a record at its place in the chain, including the previous hash. Older records have no source.
 */
export function hashActivity(
  { key, isWithoutId }: HashKey,
  before: string,
  place: number,
  activity: Activity & { source: string | null },
): string {
  const { record, seenIp, userId, at, source } = activity;
  const hashed = [before, place, record, seenIp, userId, at.toISOString()];
  const text = JSON.stringify(source === null ? hashed : [...hashed, source]);
  const hash = isWithoutId
    ? hmacWithoutId(key, 'activity-record', text)
    : hmac(key, 'activity records', text);
  return hash.toString('hex');
}

/** Computes the seal of a head. */
export function computeSeal({ key, isWithoutId }: HashKey, head: ChainHead): string {
  const { length, hash, forgottenPlace, forgottenHash } = head;
  const end = `${length}:${hash}`;
  const text = forgottenPlace === 0 ? end : `${end}:${forgottenPlace}:${forgottenHash}`;
  const seal = isWithoutId
    ? hmacWithoutId(key, 'activity-head', text)
    : hmac(key, 'activity head', text);
  return seal.toString('hex');
}

/** Returns whether a head is the head of an empty chain. */
export const isEmptyHead = ({ length, forgottenPlace, seal }: ChainHead): boolean =>
  length === 0 && forgottenPlace === 0 && seal === '';

/** Returns whether the seal of a head is valid; false if its key is not in the settings. */
export function isSealValid(findHashKey: KeyFinder, head: ChainHead): boolean {
  if (isEmptyHead(head)) return true;
  const key = findHashKey(head.keyId);
  return key !== undefined && head.seal === computeSeal(key, head);
}

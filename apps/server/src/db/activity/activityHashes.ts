import type { Config } from '../../config.ts';
import {
  currentKey,
  findKey,
  hmac,
  hmacWithoutId,
  type SigningKey,
} from '../../ports/signingKeys.ts';
import type { Database } from '../database.ts';
import type { activityHead } from '../schema/ledger.ts';
import { findOldestKey } from './signingKeys.repository.ts';

/** What is recorded of an action: the record as JSON, and what the server saw of it. */
export interface Activity {
  record: string;
  seenIp: string;
  userId: number | null;
  at: Date;
}

/** Where the chain begins and ends, under a seal. */
export type ChainHead = typeof activityHead.$inferSelect;

/** The key of a stored hash and how it is used: hashes that name no key are from before keys had ids. */
export interface HashKey {
  key: SigningKey;
  isWithoutId: boolean;
}

/** Returns the key of a stored hash; undefined when the settings do not have it. */
export type KeyFinder = (keyId: string | null) => HashKey | undefined;

/** Returns the key under which new hashes are made. */
export const getCurrentHashKey = (config: Config): HashKey => ({
  key: currentKey(config),
  isWithoutId: false,
});

/** Returns a finder of the keys of stored hashes; the oldest key is looked up once. */
export async function createKeyFinder(db: Database, config: Config): Promise<KeyFinder> {
  const oldest = await findOldestKey(db, config);
  return (keyId) => {
    const key = keyId === null ? oldest : findKey(config, keyId);
    return key && { key, isWithoutId: keyId === null };
  };
}

/**
 * Returns the hash of a record at its place in the chain, over the hash of the record before. Records from before
 * the source was set have none.
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

/** Returns the seal of a head. */
export function computeSeal({ key, isWithoutId }: HashKey, head: ChainHead): string {
  const { length, hash, forgottenPlace, forgottenHash } = head;
  const end = `${length}:${hash}`;
  const text = forgottenPlace === 0 ? end : `${end}:${forgottenPlace}:${forgottenHash}`;
  const seal = isWithoutId
    ? hmacWithoutId(key, 'activity-head', text)
    : hmac(key, 'activity head', text);
  return seal.toString('hex');
}

/** Returns whether a head is that of a chain without records. */
export const isEmptyHead = ({ length, forgottenPlace, seal }: ChainHead): boolean =>
  length === 0 && forgottenPlace === 0 && seal === '';

/** Returns whether the seal of a head is right; never when its key is not in the settings. */
export function isSealValid(findHashKey: KeyFinder, head: ChainHead): boolean {
  if (isEmptyHead(head)) return true;
  const key = findHashKey(head.keyId);
  return key !== undefined && head.seal === computeSeal(key, head);
}

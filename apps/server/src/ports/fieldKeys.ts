import type { Config } from '../config.ts';
import { keyedHash } from './keyedHash.ts';
import { deriveKey, toKey } from './signingKeys.ts';

/** The settings of the keys of encrypted fields. */
export type FieldKeySettings = Pick<Config, 'DATA_KEY' | 'DATA_KEYS_ACCEPTED' | 'LOOKUP_KEY'>;

/** The keys of encrypted fields: the current one encrypts, all decrypt by their id. */
interface FieldKeys {
  currentId: string;
  byId: ReadonlyMap<string, Buffer>;
  lookupId: string;
  lookupKey: Buffer;
}

const lookupCharacters = 32;

let installed: FieldKeys | undefined;

/**
 * Sets the keys of encrypted fields for this process, before its first query. They belong to the process because column
 * types have no other way to get them.
 */
export function installFieldKeys(settings: FieldKeySettings): void {
  const secrets = [settings.DATA_KEY, ...settings.DATA_KEYS_ACCEPTED].map(toKey);
  installed = {
    currentId: toKey(settings.DATA_KEY).id,
    byId: new Map(secrets.map(({ id, secret }) => [id, deriveKey(secret, 'encrypted fields')])),
    lookupId: toKey(settings.LOOKUP_KEY).id,
    lookupKey: deriveKey(settings.LOOKUP_KEY, 'look-ups'),
  };
}

function getInstalled(): FieldKeys {
  if (installed === undefined) throw new Error('The keys of encrypted fields are not installed.');
  return installed;
}

/** Returns the id and the bytes of the key that encrypts. */
export function getEncryptionKey(): { id: string; key: Buffer } {
  const { currentId, byId } = getInstalled();
  const key = byId.get(currentId);
  if (key === undefined) throw new Error('The current key of encrypted fields is missing.');
  return { id: currentId, key };
}

/** Returns the bytes of the key with an id; throws with the id if it is not configured. */
export function getDecryptionKey(id: string): Buffer {
  const key = getInstalled().byId.get(id);
  if (key !== undefined) return key;
  throw new Error(`The key ${id} of encrypted fields is not in DATA_KEY or DATA_KEYS_ACCEPTED.`);
}

/** Returns the ids of all configured keys of encrypted fields. */
export const listFieldKeyIds = (): string[] => [...getInstalled().byId.keys()];

/** Returns what every look-up hash begins with, as long as `LOOKUP_KEY` stays the same. */
export const getLookupPrefix = (): string => `#${getInstalled().lookupId}-`;

/**
 * Returns the look-up hash of a value: equal values have equal hashes, and nobody without `LOOKUP_KEY` can find the value
 * by trying all of them.
 */
export function toLookup(value: string): string {
  const hash = keyedHash(getInstalled().lookupKey, value).slice(0, lookupCharacters);
  return `${getLookupPrefix()}${hash}`;
}

import { createHmac, hkdfSync, type Hmac } from 'node:crypto';
import type { Config } from '../config.ts';

/** The purpose of a key derived from `CODE_KEY`; each purpose has its own key. */
export type KeyPurpose =
  | 'papers'
  | 'activity records'
  | 'activity head'
  | 'one-time codes'
  | 'personal codes'
  | 'pseudonyms'
  | 'content of requests'
  | 'authenticator keys'
  | 'recovery codes';

/** A secret with its id, which is derived from the secret and stored with hashes. */
export interface SigningKey {
  id: string;
  secret: string;
}

type KeySettings = Pick<Config, 'CODE_KEY' | 'CODE_KEYS_ACCEPTED'>;

const keyBytes = 32;
const idCharacters = 8;

/** Derives the 32 bytes of a secret for one purpose (HKDF). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `temple-land portal: ${purpose}`, keyBytes));
}

/** Returns a secret with its id. */
export const toKey = (secret: string): SigningKey => ({
  id: deriveKey(secret, 'key id').toString('hex').slice(0, idCharacters),
  secret,
});

const keyCache = new WeakMap<KeySettings, readonly SigningKey[]>();

/** Returns the configured keys: the current one, which signs, then former ones, which are only verified. */
export function listSigningKeys(config: KeySettings): readonly SigningKey[] {
  const known = keyCache.get(config);
  if (known) return known;
  const keys = [config.CODE_KEY, ...config.CODE_KEYS_ACCEPTED].map(toKey);
  keyCache.set(config, keys);
  return keys;
}

/** Returns the key that signs. */
export function getCurrentKey(config: KeySettings): SigningKey {
  return listSigningKeys(config)[0] ?? toKey(config.CODE_KEY);
}

/** Returns the key with an id; undefined if it is not configured. */
export const findKey = (config: KeySettings, id: string): SigningKey | undefined =>
  listSigningKeys(config).find((key) => key.id === id);

const derivedKeys = new WeakMap<SigningKey, Map<KeyPurpose, Buffer>>();

/** Returns the 32 bytes of a key for one purpose. */
export function getDerivedKey(key: SigningKey, purpose: KeyPurpose): Buffer {
  const known = derivedKeys.get(key) ?? new Map<KeyPurpose, Buffer>();
  derivedKeys.set(key, known);
  const derived = known.get(purpose) ?? deriveKey(key.secret, purpose);
  known.set(purpose, derived);
  return derived;
}

/** Starts an HMAC-SHA256 with the key of a purpose, for incremental updates. */
export const startHmac = (key: SigningKey, purpose: KeyPurpose): Hmac =>
  createHmac('sha256', getDerivedKey(key, purpose));

/** Returns the HMAC-SHA256 of a text under the key of a purpose. */
export const hmac = (key: SigningKey, purpose: KeyPurpose, text: string): Buffer =>
  startHmac(key, purpose).update(text).digest();

/** Returns the HMAC of a text in the format before key ids: with a key derived by HMAC from a label. */
export function hmacWithoutId({ secret }: SigningKey, label: string, text: string): Buffer {
  const key = createHmac('sha256', secret).update(label).digest();
  return createHmac('sha256', key).update(text).digest();
}

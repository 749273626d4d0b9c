import { formatIndianDate, type Endpoint } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import type { RequestKey } from '../../db/idempotency.ts';
import { listSigningKeys, startHmac, type SigningKey } from '../../ports/signingKeys.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the text of a value for the hash, and its nested values. */
function toHashParts(value: unknown): { piece: string | Uint8Array; inner: unknown[] } {
  if (value instanceof Uint8Array) return { piece: value, inner: [] };
  if (Array.isArray(value)) return { piece: `array of ${value.length}`, inner: value };
  if (!isRecord(value)) return { piece: JSON.stringify(value) ?? 'undefined', inner: [] };
  // The order of fields does not change the content.
  const keys = Object.keys(value).sort();
  return { piece: `object of ${JSON.stringify(keys)}`, inner: keys.map((key) => value[key]) };
}

// Keyed, so that short numbers in the content cannot be guessed from the hash; without recursion, because a body can be
// deeply nested.
function hashContent(key: SigningKey, content: unknown): string {
  const hash = startHmac(key, 'content of requests');
  const waiting = [content];
  while (waiting.length > 0) {
    const { piece, inner } = toHashParts(waiting.pop());
    hash.update(`${piece.length} `).update(piece).update('\n');
    for (const value of inner) waiting.push(value);
  }
  return hash.digest('hex');
}

/** The source of an idempotency key: the call, its row, the validated input and the time. */
export interface KeySource {
  call: string;
  row: Pick<Endpoint, 'once'>;
  input: unknown;
  now: Date;
}

/**
 * Builds the idempotency key of a request to a row with `once`: the given key, or for `content` one from content and
 * day; undefined for rows without `once`.
 */
export function buildRequestKey(config: Config, request: KeySource): RequestKey | undefined {
  const { call, row, input, now } = request;
  if (row.once === undefined || !isRecord(input)) return undefined;
  const { idempotencyKey, ...content } = input;
  const [contentHash = '', ...olderHashes] = listSigningKeys(config).map((key) =>
    hashContent(key, content),
  );
  const hashes = { contentHash, olderHashes };
  if (typeof idempotencyKey === 'string') return { call, key: idempotencyKey, ...hashes };
  if (row.once === 'key') return undefined;
  return { call, key: `content ${formatIndianDate(now)} ${contentHash}`, ...hashes };
}

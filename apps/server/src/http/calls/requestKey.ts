import { toIndianDate, type Endpoint } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import type { RequestKey } from '../../db/idempotency.ts';
import { listSigningKeys, startHmac, type SigningKey } from '../../ports/signingKeys.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as the piece of text that is hashed, and the values in it that come after. */
function toHashParts(value: unknown): { piece: string | Uint8Array; inner: unknown[] } {
  if (value instanceof Uint8Array) return { piece: value, inner: [] };
  if (Array.isArray(value)) return { piece: `array of ${value.length}`, inner: value };
  if (!isRecord(value)) return { piece: JSON.stringify(value) ?? 'undefined', inner: [] };
  // The order in which a client writes its fields makes no other content.
  const keys = Object.keys(value).sort();
  return { piece: `object of ${JSON.stringify(keys)}`, inner: keys.map((key) => value[key]) };
}

// Keyed, so that a number of few digits in the content cannot be guessed from the hash; without
// recursion, because a body may be nested as deeply as its sender likes.
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

/** What a key is made from: the call, its row, the checked input and the time. */
export interface KeySource {
  call: string;
  row: Pick<Endpoint, 'once'>;
  input: unknown;
  now: Date;
}

/**
 * Returns the key of a request to a row with `once`: the one it brings, or for `content` one made of its
 * content and the day; undefined where it counts as often as it is sent.
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
  return { call, key: `content ${toIndianDate(now)} ${contentHash}`, ...hashes };
}

import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a token in hex, the form in which it is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const digestCharacters = 16;

/** Returns the digest of a session for activity records: it distinguishes sessions and cannot open one. */
export const getSessionDigest = (tokenHash: string): string => tokenHash.slice(0, digestCharacters);

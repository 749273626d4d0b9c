import { createHash } from 'node:crypto';

/** Returns the form in which a session token is stored: its SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const digestCharacters = 16;

/** Returns what records of activity hold of a session: it tells sessions apart and opens none. */
export const getSessionDigest = (tokenHash: string): string => tokenHash.slice(0, digestCharacters);

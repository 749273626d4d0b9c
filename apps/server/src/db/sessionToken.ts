import { createHash } from 'node:crypto';

/** Gives the form in which a session token is stored: its SHA-256 in hex. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import type { Database } from './database.ts';
import { raiseAttempts } from './attempts.ts';

/** Tells whether an address has made more than `limit` requests of a kind within the window. */
export async function isFlooding(
  db: Database,
  ip: string,
  action: string,
  limit: number,
  windowMs: number,
  now: Date,
): Promise<boolean> {
  return (await raiseAttempts(db, { subject: `ip:${ip}`, action }, windowMs, now)) > limit;
}

import type { Config } from '../config.ts';
import { countAttempt } from './attempts.ts';
import type { Database } from './database.ts';

/** Too many requests of a kind came from one address; answered by HTTP 503 with Retry-After. */
export class Flooded extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('flood control');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** How many requests of a kind an address may make within a window. */
export interface AddressLimit {
  action: string;
  requests: number;
  windowMs: number;
}

interface Caller {
  db: Database;
  config: Config;
  ip: string;
  clock: () => Date;
}

/** Gives the seconds for which the caller's address must wait, or 0 while it may go on. */
async function waitSeconds(
  { db, config, ip, clock }: Caller,
  { action, requests, windowMs }: AddressLimit,
): Promise<number> {
  const limit = {
    attempts: requests * config.ADDRESS_LIMIT_FACTOR,
    windowMs,
    lockMs: windowMs,
  };
  const now = clock();
  const { lockedOn } = await countAttempt(db, { subject: `ip:${ip}`, action }, limit, now);
  if (lockedOn === undefined) return 0;
  return Math.max(1, Math.ceil((lockedOn.getTime() + windowMs - now.getTime()) / 1000));
}

/** Counts a request and tells whether the caller's address has made too many of its kind. */
export async function isFlooding(caller: Caller, limit: AddressLimit): Promise<boolean> {
  return (await waitSeconds(caller, limit)) > 0;
}

/** Counts a request and throws Flooded when the caller's address has made too many of its kind. */
export async function refuseFlood(caller: Caller, limit: AddressLimit): Promise<void> {
  const seconds = await waitSeconds(caller, limit);
  if (seconds > 0) throw new Flooded(seconds);
}

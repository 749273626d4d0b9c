import type { Config } from '../../config.ts';
import { countAttempt } from './attempts.ts';
import type { Database } from '../database.ts';
import { toRateLimitAddress } from './networkAddress.ts';

/** Thrown when a rate limit is exceeded; answered by HTTP 503 with Retry-After. */
export class RateLimited extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('flood control');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The allowed requests per address or user within a window. */
export interface RateLimit {
  action: string;
  requests: number;
  windowMs: number;
}

interface Caller {
  db: Database;
  config: Config;
  ip: string;
  clock: () => Date;
  /** Writes to the security log. */
  record(event: 'limit reached', about: { reason: string }): void;
}

/** Counts a request and returns the seconds a subject must wait; 0 below the limit. */
async function countRequest(
  { db, clock, record }: Pick<Caller, 'db' | 'clock' | 'record'>,
  subject: string,
  { action, requests, windowMs }: RateLimit,
): Promise<number> {
  const limit = { attempts: requests, windowMs, lockMs: windowMs };
  const now = clock();
  const { lockedOn } = await countAttempt(db, { subject, action }, limit, now);
  if (lockedOn === undefined) return 0;
  record('limit reached', { reason: action });
  return Math.max(1, Math.ceil((lockedOn.getTime() + windowMs - now.getTime()) / 1000));
}

const countAddressRequest = (caller: Caller, limit: RateLimit) =>
  countRequest(caller, `ip:${toRateLimitAddress(caller.ip)}`, {
    ...limit,
    requests: limit.requests * caller.config.ADDRESS_LIMIT_FACTOR,
  });

/** Counts a request and returns whether the caller's address is over the limit. */
export async function isRateLimited(caller: Caller, limit: RateLimit): Promise<boolean> {
  return (await countAddressRequest(caller, limit)) > 0;
}

/** Counts a request and throws RateLimited when the caller's address is over the limit. */
export async function enforceRateLimit(caller: Caller, limit: RateLimit): Promise<void> {
  const seconds = await countAddressRequest(caller, limit);
  if (seconds > 0) throw new RateLimited(seconds);
}

/** Counts a request and throws RateLimited when a user is over the limit, from any address. */
export async function enforceUserRateLimit(
  caller: Pick<Caller, 'db' | 'clock' | 'record'>,
  userId: number,
  limit: RateLimit,
): Promise<void> {
  const seconds = await countRequest(caller, `id:${userId}`, limit);
  if (seconds > 0) throw new RateLimited(seconds);
}

import type { RateLimit } from './rateLimit.ts';

/** The maximum entries of a public list; older entries can be found by its filters. */
export const publicListMaxEntries = 1000;

/** Returns the rate limit per address for a public list or file that needs more than an index lookup. */
export const publicListLimit = (action: string): RateLimit => ({
  action,
  requests: 240,
  windowMs: 60_000,
});

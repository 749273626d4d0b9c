import type { RateLimit } from './rateLimit.ts';

/** The most entries that one answer of a public list has; older ones are found by the filters of the list. */
export const publicListMaxEntries = 1000;

/** Returns how often one address may ask for a public list or file whose answer takes more than a look at an index. */
export const publicListLimit = (action: string): RateLimit => ({
  action,
  requests: 240,
  windowMs: 60_000,
});

import { inject } from 'vitest';

/**
 * The rounds of a race between two requests. On PostgreSQL each round may interleave in another way; the embedded engine
 * has one connection and takes turns, so a few rounds show the same as many. Without its guard, a race that a test can
 * show at all is lost in one of the first rounds.
 */
export const raceRounds = inject('postgres') === undefined ? 20 : 50;

/** The requests of a race of many at once. */
export const requestsAtOnce = inject('postgres') === undefined ? 20 : 200;

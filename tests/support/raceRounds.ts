import { inject } from 'vitest';

/**
 * The rounds of a race between two requests. On PostgreSQL each round may interleave in another way; the embedded engine
 * has one connection and takes turns, so a few rounds show the same as many.
 */
export const raceRounds = inject('postgres') === undefined ? 20 : 200;

import { hashKey } from '@tanstack/react-query';

/**
 * Returns whether two inputs of a call have the same query key. A screen then has to refetch, because its query does
 * not change.
 */
export const isSameInput = (one: object, other: object): boolean =>
  hashKey([one]) === hashKey([other]);

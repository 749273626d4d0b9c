import { hashKey } from '@tanstack/react-query';

/**
 * Returns whether two inputs of a call are one question. A screen that is told to search for what it
 * already shows asks anew by itself: nothing changed that would make it ask.
 */
export const isSameInput = (one: object, other: object): boolean =>
  hashKey([one]) === hashKey([other]);

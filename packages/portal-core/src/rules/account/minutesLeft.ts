import { accountLockMinutes } from '../../constants.ts';

/** Gives the minutes left of an account lock from the whole minutes elapsed: 30 minus TimeLeft, 1 to 30. */
export function minutesLeft(TimeLeft: number): number {
  return Math.min(accountLockMinutes, Math.max(1, accountLockMinutes - TimeLeft));
}

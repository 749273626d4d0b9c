import { accountLockMinutes } from '../../constants.ts';

/** Returns the remaining minutes of an account lock, 1 to 30; `TimeLeft` is the number of elapsed minutes. */
export function getMinutesLeft(TimeLeft: number): number {
  return Math.min(accountLockMinutes, Math.max(1, accountLockMinutes - TimeLeft));
}

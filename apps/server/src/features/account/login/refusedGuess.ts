import { consecutiveWrongPasswords } from '@temple-land/portal-core';
import { lockWhenUsedUp } from '../../../db/limits/attempts.ts';
import type { Context } from '../../../handler.ts';
import type { User } from '../account.repository.ts';
import { passwordLimit, passwordSubject } from '../passwords/passwordLimit.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';

/** Who tried to log in, and how many attempts since the last right one this was. */
export interface WrongGuess {
  username: string;
  user: User | undefined;
  inARow: number;
}

/** Returns the answer to a locked account: whole minutes since the lock began. */
export const lockedAnswer = (since: Date, now: Date) => ({
  status: 777 as const,
  TimeLeft: Math.floor((now.getTime() - since.getTime()) / 60_000),
});

/**
 * Locks an account whose attempts are used up, and tells the owner when a hundred wrong ones came in a row;
 * returns the answer to the attempt.
 */
export async function refuseGuess(context: Context, { username, user, inARow }: WrongGuess) {
  const { db, clock, record } = context;
  const now = clock();
  if (user && inARow === consecutiveWrongPasswords) {
    record('account locked', { subject: username });
    await notifyUser(context, user, 'sms.recovery', { n: inARow });
  }
  const since = await lockWhenUsedUp(db, passwordSubject(username), passwordLimit, now);
  if (!since) return { status: 500 as const };
  record('account locked', { subject: username });
  return lockedAnswer(since, now);
}

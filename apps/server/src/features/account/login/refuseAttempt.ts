import { consecutiveWrongPasswords } from '@temple-land/portal-core';
import { lockIfExhausted } from '../../../db/limits/attempts.ts';
import type { Context } from '../../../handler.ts';
import type { User } from '../account.repository.ts';
import { loginLimit, getLoginSubject } from '../passwords/loginAttempts.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';

/** Who tried to log in, and how many attempts since the last right one this was. */
export interface FailedAttempt {
  username: string;
  user: User | undefined;
  consecutiveCount: number;
}

/** Returns the answer to a locked account: whole minutes since the lock began. */
export const buildLockedAnswer = (since: Date, now: Date) => ({
  status: 777 as const,
  TimeLeft: Math.floor((now.getTime() - since.getTime()) / 60_000),
});

/**
 * Locks an account whose attempts are used up, and tells the owner when a hundred wrong ones came in a row;
 * returns the answer to the attempt.
 */
export async function refuseAttempt(
  context: Context,
  { username, user, consecutiveCount }: FailedAttempt,
) {
  const { db, clock, record } = context;
  const now = clock();
  if (user && consecutiveCount === consecutiveWrongPasswords) {
    record('account locked', { subject: username });
    await notifyUser(context, user, 'sms.recovery', { n: consecutiveCount });
  }
  const since = await lockIfExhausted(db, getLoginSubject(username), loginLimit, now);
  if (!since) return { status: 500 as const };
  record('account locked', { subject: username });
  return buildLockedAnswer(since, now);
}

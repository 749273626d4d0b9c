import { consecutiveWrongPasswords } from '@temple-land/portal-core';
import { lockIfExhausted } from '../../../db/limits/attempts.ts';
import type { Context } from '../../../handler.ts';
import type { User } from '../account.repository.ts';
import { readLoginLimit, getLoginSubject } from '../passwords/loginAttempts.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';

/** A failed login with the number of consecutive wrong attempts. */
export interface FailedAttempt {
  username: string;
  user: User | undefined;
  consecutiveCount: number;
}

/** Builds the answer for a locked account with the whole minutes since the start of the lock. */
export const buildLockedAnswer = (since: Date, now: Date) => ({
  status: 777 as const,
  TimeLeft: Math.floor((now.getTime() - since.getTime()) / 60_000),
});

/**
 * Locks an account that has no attempts left, and notifies the owner after a hundred consecutive wrong ones; returns
 * the answer.
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
  const since = await lockIfExhausted(
    db,
    getLoginSubject(username),
    await readLoginLimit(context),
    now,
  );
  if (!since) return { status: 500 as const };
  record('account locked', { subject: username });
  return buildLockedAnswer(since, now);
}

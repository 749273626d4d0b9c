import { consecutiveWrongPasswords } from '@temple-land/portal-core';
import { clearAttempts, countAttempt, lockWhenUsedUp } from '../../db/attempts.ts';
import { endSessions } from '../../db/sessions.ts';
import type { Context } from '../../handler.ts';
import type { User } from './account.repository.ts';
import { passwordLimit, passwordSubject } from './login.ts';
import { passwordMatches } from './passwordHash.ts';
import { clearWrongPasswords, countPassword } from './recovery.ts';

/** Compares the current password of a signed-in user; wrong ones count, and lock, as at login. */
export async function currentPasswordIsRight(
  context: Context,
  user: User,
  typed: string,
): Promise<boolean> {
  const { db, clock, live, record } = context;
  const subject = passwordSubject(user.loginId);
  const attempt = await countAttempt(db, subject, passwordLimit, clock());
  const mayCompare =
    attempt.lockedOn === undefined &&
    (await countPassword(db, user.loginId, clock())) <= consecutiveWrongPasswords;
  if (mayCompare && (await passwordMatches(user.passwordHash, typed))) {
    await clearAttempts(db, subject);
    await clearWrongPasswords(db, user.loginId);
    return true;
  }
  record('password refused', { userId: user.id });
  if (await lockWhenUsedUp(db, subject, passwordLimit, clock())) {
    record('account locked', { userId: user.id });
    await endSessions(db, user.id);
    await live.sessionsEnded(user.id);
  }
  return false;
}

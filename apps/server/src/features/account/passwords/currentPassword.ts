import { lockWhenUsedUp } from '../../../db/limits/attempts.ts';
import { endSessions } from '../../../db/accounts/sessions.ts';
import type { Context } from '../../../handler.ts';
import type { User } from '../account.repository.ts';
import { clearGuesses, countGuess, passwordLimit, passwordSubject } from './passwordLimit.ts';
import { passwordMatches } from './passwordHash.ts';

/**
 * Compares what a signed-in user typed to prove who it is; wrong attempts count, and lock, as at login, and
 * a lock ends the session.
 */
export async function isRightGuess(
  context: Context,
  user: User,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const { db, clock, live, record } = context;
  const attempt = await countGuess(context, user.loginId);
  if (attempt.state === 'open' && (await compare())) {
    await clearGuesses(context, user.loginId);
    return true;
  }
  record('password refused', { userId: user.id });
  if (await lockWhenUsedUp(db, passwordSubject(user.loginId), passwordLimit, clock())) {
    record('account locked', { userId: user.id });
    await endSessions(db, user.id);
    await live.sessionsEnded(user.id);
  }
  return false;
}

/** Compares the current password of a signed-in user. */
export const currentPasswordIsRight = (
  context: Context,
  user: User,
  typed: string,
): Promise<boolean> => isRightGuess(context, user, () => passwordMatches(user.passwordHash, typed));

import { lockIfExhausted } from '../../../db/limits/attempts.ts';
import { endSessions } from '../../../db/accounts/sessions.ts';
import type { Context } from '../../../handler.ts';
import type { User } from '../account.repository.ts';
import {
  clearLoginAttempts,
  countLoginAttempt,
  readLoginLimit,
  getLoginSubject,
} from './loginAttempts.ts';
import { isPasswordCorrect } from './passwordHash.ts';

/**
 * Confirms the identity of a signed-in user by `compare`. Wrong attempts count and lock as at login; a lock ends the
 * session.
 */
export async function confirmIdentity(
  context: Context,
  user: User,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  const { db, clock, record } = context;
  const attempt = await countLoginAttempt(context, user.loginId);
  if (attempt.state === 'open' && (await compare())) {
    await clearLoginAttempts(context, user.loginId);
    return true;
  }
  record('password refused', { userId: user.id });
  if (
    await lockIfExhausted(db, getLoginSubject(user.loginId), await readLoginLimit(context), clock())
  ) {
    record('account locked', { userId: user.id });
    await db.transaction((tx) => endSessions(tx, user.id));
  }
  return false;
}

/** Returns whether the current password of a signed-in user is correct; wrong attempts count. */
export const isCurrentPasswordCorrect = (
  context: Context,
  user: User,
  typed: string,
): Promise<boolean> =>
  confirmIdentity(context, user, () => isPasswordCorrect(user.passwordHash, typed));

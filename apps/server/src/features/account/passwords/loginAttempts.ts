import {
  accountLockMinutes,
  consecutiveWrongPasswords,
  loginAttemptWindowMs,
} from '@temple-land/portal-core';
import { toLoginSubject } from '../../../db/schema/encrypted.ts';
import { readLimit } from '../../../db/limits/officeLimits.ts';
import { clearAttempts, countAttempt } from '../../../db/limits/attempts.ts';
import type { Context } from '../../../handler.ts';
import {
  clearConsecutivePasswords,
  countConsecutivePassword,
  isResetRequired,
} from './consecutivePasswords.ts';

/** As many wrong passwords or second factors in 15 minutes as the office allows; the next one locks an account for 30. */
export const readLoginLimit = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => ({
  attempts: await readLimit(db, 'loginAttempts', clock()),
  windowMs: loginAttemptWindowMs,
  lockMs: accountLockMinutes * 60_000,
});

/** Returns the subject of a login name's attempt counter. */
export const getLoginSubject = (username: string) => ({
  subject: `user:${toLoginSubject(username)}`,
  action: 'login',
});

/** The state of a login after counting an attempt. */
export type LoginAttempt =
  { state: 'open'; inARow: number } | { state: 'locked'; since: Date } | { state: 'needsRecovery' };

/**
 * Counts an attempt of a login name before the comparison, so that parallel attempts cannot exceed the limit. Password
 * and second factor share the counters.
 */
export async function countLoginAttempt(context: Context, username: string): Promise<LoginAttempt> {
  const { db, clock, record } = context;
  const now = clock();
  const refuse = (reason: string) => record('attempt refused', { subject: username, reason });
  if (await isResetRequired(db, username)) {
    refuse('recovery needed');
    return { state: 'needsRecovery' };
  }
  const { lockedOn } = await countAttempt(
    db,
    getLoginSubject(username),
    await readLoginLimit(context),
    now,
  );
  if (lockedOn) {
    refuse('account locked');
    return { state: 'locked', since: lockedOn };
  }
  const inARow = await countConsecutivePassword(db, username, now);
  if (inARow <= consecutiveWrongPasswords) return { state: 'open', inARow };
  refuse('recovery needed');
  return { state: 'needsRecovery' };
}

/** Clears the wrong attempts of a login name, but never a lock that began in the meantime. */
export async function clearLoginAttempts({ db }: Context, username: string): Promise<void> {
  await clearAttempts(db, getLoginSubject(username));
  await clearConsecutivePasswords(db, username);
}

import * as v from 'valibot';
import { LoginForm } from '@temple-land/portal-core';
import { findLockTime } from '../../../db/limits/attempts.ts';
import { enforceRateLimit } from '../../../db/limits/rateLimit.ts';
import type { Context, Handler, Reply } from '../../../handler.ts';
import { findUserByLogin, type User } from '../account.repository.ts';
import { addressLimit } from './addressLimit.ts';
import { hasFactor } from '../secondFactor/factors.repository.ts';
import { startSecondStep } from '../secondFactor/secondStep.ts';
import {
  clearLoginAttempts,
  countLoginAttempt,
  readLoginLimit,
  getLoginSubject,
} from '../passwords/loginAttempts.ts';
import { hasExpiredPassword } from '../passwords/oneTimePassword.ts';
import { isPasswordCorrect } from '../passwords/passwordHash.ts';
import { buildLockedAnswer, refuseAttempt } from './refuseAttempt.ts';
import { checkSignIn, signIn } from './signIn.ts';
import { recordRefusedSignIn } from './signInHistory.ts';

/**
 * Continues a login with the correct password. Without a second factor it opens the session and clears the wrong
 * attempts; with one they are kept until it is verified, so that the password does not reset the limit.
 */
async function continueLogin(
  context: Context,
  user: User,
  username: string,
): Promise<Reply<'login'>> {
  const { db, clock } = context;
  const isProtected = await hasFactor(db, user.id);
  if (!isProtected) await clearLoginAttempts(context, username);
  const since = await findLockTime(
    db,
    getLoginSubject(username),
    await readLoginLimit(context),
    clock(),
  );
  if (since) return buildLockedAnswer(since, clock());
  const refused = await checkSignIn(context, user);
  if (refused) return refused;
  if (isProtected) return startSecondStep(context, user);
  return signIn(context, user, async (tx) => !(await hasFactor(tx, user.id)));
}

const isExpired = ({ db, clock }: Context, user: User) => hasExpiredPassword(db, user.id, clock());

/**
 * Answers the login call (spec 8, Login). The attempt is counted before the comparison, so that parallel attempts
 * cannot exceed the limit; an unknown name takes as long as a known one.
 */
export const login: Handler<'login'> = async (input, context) => {
  if (!v.is(LoginForm, input)) return { status: 0 };
  await enforceRateLimit(context, addressLimit);
  const { username, password } = input;
  const attempt = await countLoginAttempt(context, username);
  if (attempt.state === 'needsRecovery') return { status: 444 };
  if (attempt.state === 'locked') return buildLockedAnswer(attempt.since, context.clock());
  const user = await findUserByLogin(context.db, username);
  const isRight = await isPasswordCorrect(user?.passwordHash, password);
  const isValid = isRight && user !== undefined && !(await isExpired(context, user));
  if (isValid) return continueLogin(context, user, username);
  context.record('login failed', { subject: username });
  if (user) await recordRefusedSignIn(context, user.id, 'wrongPassword');
  return refuseAttempt(context, { username, user, consecutiveCount: attempt.inARow });
};

import * as v from 'valibot';
import { LoginForm } from '@temple-land/portal-core';
import { lockedSince } from '../../../db/limits/attempts.ts';
import { enforceRateLimit } from '../../../db/limits/rateLimit.ts';
import type { Context, Handler, Reply } from '../../../handler.ts';
import { findUserByLogin, type User } from '../account.repository.ts';
import { addressLimit } from './addressLimit.ts';
import { hasFactor } from '../secondFactor/factors.repository.ts';
import { awaitSecondStep } from '../secondFactor/secondStep.ts';
import {
  clearGuesses,
  countGuess,
  passwordLimit,
  passwordSubject,
} from '../passwords/passwordLimit.ts';
import { passwordMatches } from '../passwords/passwordHash.ts';
import { lockedAnswer, refuseGuess } from './refusedGuess.ts';
import { refusedSignIn, signIn } from './signIn.ts';
import { recordRefusedSignIn } from './signIns.ts';

/**
 * Answers a right password. Without a second factor the session opens and the wrong attempts are forgotten;
 * with one they stay until it is proved, so that the password cannot buy new guesses.
 */
async function acceptPassword(
  context: Context,
  user: User,
  username: string,
): Promise<Reply<'login'>> {
  const { db, clock } = context;
  const isProtected = await hasFactor(db, user.id);
  if (!isProtected) await clearGuesses(context, username);
  const since = await lockedSince(db, passwordSubject(username), passwordLimit, clock());
  if (since) return lockedAnswer(since, clock());
  const refused = await refusedSignIn(context, user);
  if (refused) return refused;
  if (isProtected) return awaitSecondStep(context, user);
  return signIn(context, user, async (tx) => !(await hasFactor(tx, user.id)));
}

/**
 * Answers the login call (spec 8, Login). The attempt is counted before the password is compared, so
 * parallel guesses cannot exceed the limit; an unknown name costs as much time as a known one.
 */
export const login: Handler<'login'> = async (input, context) => {
  if (!v.is(LoginForm, input)) return { status: 0 };
  await enforceRateLimit(context, addressLimit);
  const { username, password } = input;
  const attempt = await countGuess(context, username);
  if (attempt.state === 'needsRecovery') return { status: 444 };
  if (attempt.state === 'locked') return lockedAnswer(attempt.since, context.clock());
  const user = await findUserByLogin(context.db, username);
  const isRight = await passwordMatches(user?.passwordHash, password);
  if (isRight && user !== undefined) return acceptPassword(context, user, username);
  context.record('login failed', { subject: username });
  if (user) await recordRefusedSignIn(context, user.id, 'wrongPassword');
  return refuseGuess(context, { username, user, inARow: attempt.inARow });
};

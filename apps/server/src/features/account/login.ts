import * as v from 'valibot';
import {
  accountLockMinutes,
  loginAttemptLimit,
  loginAttemptWindowMs,
  LoginForm,
} from '@temple-land/portal-core';
import { clearAttempts, lockedSince, lockSubject, raiseAttempts } from '../../db/attempts.ts';
import { isFlooding } from '../../db/flood.ts';
import { tokenHashOf } from '../../db/sessionToken.ts';
import type { Context, Handler, Reply } from '../../handler.ts';
import { findUserByLogin, openSession, setLanguage, type User } from './account.repository.ts';
import { passwordMatches } from './passwordHash.ts';
import { profileOf } from './profile.ts';

const lockMs = accountLockMinutes * 60_000;
const addressLimit = 200;

const subjectOf = (username: string) => ({
  subject: `user:${username.trim().toLowerCase()}`,
  action: 'login',
});

const locked = (since: Date, now: Date): Reply<'login'> => ({
  status: 777,
  TimeLeft: Math.floor((now.getTime() - since.getTime()) / 60_000),
});

/** The right password may still not open a session: a tahasil officer needs a tahasil. */
const mayHoldSession = (user: User) => user.userType !== 'T' || user.tahasilId !== null;

async function welcome(
  user: User,
  { db, clock, chance, language }: Context,
): Promise<Reply<'login'>> {
  if (user.isBlocked === 1) return { status: 444 };
  if (!mayHoldSession(user)) return { status: 432 };
  const token = chance.token(32);
  await openSession(db, user.id, tokenHashOf(token), clock());
  await setLanguage(db, user.id, language);
  return { status: 200, result: token, ...profileOf(user) };
}

async function refuse(
  attempt: number,
  context: Context,
  username: string,
): Promise<Reply<'login'>> {
  if (attempt < loginAttemptLimit) return { status: 500 };
  const now = context.clock();
  await lockSubject(context.db, subjectOf(username), now);
  return locked(now, now);
}

/**
 * Answers the login call (spec 8, Login): five wrong passwords in 15 minutes lock the account for 30.
 * The attempt is counted before the password is compared, so parallel guesses cannot exceed the limit.
 */
export const login: Handler<'login'> = async (input, context) => {
  const { db, clock, ip } = context;
  if (!v.is(LoginForm, input)) return { status: 0 };
  const now = clock();
  if (await isFlooding(db, ip, 'login', addressLimit, loginAttemptWindowMs, now))
    return { status: 500 };
  const subject = subjectOf(input.username);
  const since = await lockedSince(db, subject, lockMs, now);
  if (since) return locked(since, now);
  const attempt = await raiseAttempts(db, subject, loginAttemptWindowMs, now);
  if (attempt > loginAttemptLimit) return refuse(attempt, context, input.username);
  const user = await findUserByLogin(db, input.username);
  if (!(await passwordMatches(user?.passwordHash, input.password)) || user === undefined) {
    return refuse(attempt, context, input.username);
  }
  await clearAttempts(db, subject);
  return welcome(user, context);
};

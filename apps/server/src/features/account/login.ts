import * as v from 'valibot';
import {
  accountLockMinutes,
  loginAttemptLimit,
  loginAttemptWindowMs,
  LoginForm,
} from '@temple-land/portal-core';
import { clearAttempts, countAttempt, lockedSince, lockWhenUsedUp } from '../../db/attempts.ts';
import { refuseFlood } from '../../db/flood.ts';
import { tokenHashOf } from '../../db/sessionToken.ts';
import type { Context, Handler, Reply } from '../../handler.ts';
import { findUserByLogin, openSession, setLanguage, type User } from './account.repository.ts';
import { passwordMatches } from './passwordHash.ts';
import { profileOf } from './profile.ts';

const addressLimit = { action: 'login', requests: 200, windowMs: loginAttemptWindowMs };

/** Five wrong passwords in 15 minutes lock an account for 30. */
export const passwordLimit = {
  attempts: loginAttemptLimit,
  windowMs: loginAttemptWindowMs,
  lockMs: accountLockMinutes * 60_000,
};

/** Names a login name's counter of wrong passwords. */
export const passwordSubject = (username: string) => ({
  subject: `user:${username.trim().toLowerCase()}`,
  action: 'login',
});

const locked = (since: Date, now: Date): Reply<'login'> => ({
  status: 777,
  TimeLeft: Math.floor((now.getTime() - since.getTime()) / 60_000),
});

/** The right password may still not open a session: a tahasil officer needs a tahasil. */
const mayHoldSession = (user: User) => user.userType !== 'T' || user.tahasilId !== null;

async function welcome(user: User, context: Context): Promise<Reply<'login'>> {
  const { db, clock, chance, language, live, record } = context;
  if (user.isBlocked === 1) {
    record('account blocked', { userId: user.id });
    return { status: 444 };
  }
  if (!mayHoldSession(user)) return { status: 432 };
  const token = chance.token(32);
  await openSession(db, user.id, tokenHashOf(token), clock());
  await setLanguage(db, user.id, language);
  await live.sessionsEnded(user.id);
  record('login succeeded', { userId: user.id });
  return { status: 200, result: token, ...profileOf(user) };
}

async function refuse(username: string, now: Date, context: Context): Promise<Reply<'login'>> {
  context.record('login failed', { subject: username });
  const since = await lockWhenUsedUp(context.db, passwordSubject(username), passwordLimit, now);
  if (!since) return { status: 500 };
  context.record('account locked', { subject: username });
  return locked(since, now);
}

/**
 * Answers the login call (spec 8, Login). The attempt is counted before the password is compared, so
 * parallel guesses cannot exceed the limit; an unknown name costs as much time as a known one.
 */
export const login: Handler<'login'> = async (input, context) => {
  const { db, clock } = context;
  if (!v.is(LoginForm, input)) return { status: 0 };
  await refuseFlood(context, addressLimit);
  const now = clock();
  const subject = passwordSubject(input.username);
  const { lockedOn } = await countAttempt(db, subject, passwordLimit, now);
  if (lockedOn) return locked(lockedOn, now);
  const user = await findUserByLogin(db, input.username);
  const isRight = await passwordMatches(user?.passwordHash, input.password);
  if (!isRight || user === undefined) return refuse(input.username, now, context);
  await clearAttempts(db, subject);
  const since = await lockedSince(db, subject, passwordLimit, now);
  return since ? locked(since, now) : welcome(user, context);
};

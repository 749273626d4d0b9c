import * as v from 'valibot';
import {
  accountLockMinutes,
  consecutiveWrongPasswords,
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
import { clearWrongPasswords, countPassword, needsRecovery } from './recovery.ts';
import { recordRefusedSignIn, recordSignIn } from './signIns.ts';
import { tellUser } from './tellUser.ts';

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
  const { db, clock, chance, language, live, record, ip, browserName } = context;
  if (user.isBlocked === 1) {
    record('account blocked', { userId: user.id });
    await recordRefusedSignIn(context, user.id, 'refused');
    return { status: 444 };
  }
  if (!mayHoldSession(user)) {
    record('attempt refused', { userId: user.id, reason: 'no tahasil' });
    return { status: 432 };
  }
  const token = chance.token(32);
  const session = { tokenHash: tokenHashOf(token), address: ip, browserName };
  if (!(await openSession(db, user, session, clock()))) return { status: 500 };
  await recordSignIn(context, user);
  await setLanguage(db, user.id, language);
  await live.sessionsEnded(user.id);
  record('login succeeded', { userId: user.id });
  return { status: 200, result: token, ...profileOf(user) };
}

/** Who tried to log in, and how many passwords since the last right one this was. */
interface Attempt {
  username: string;
  user: User | undefined;
  inARow: number;
}

async function refuse(
  { username, user, inARow }: Attempt,
  now: Date,
  context: Context,
): Promise<Reply<'login'>> {
  context.record('login failed', { subject: username });
  if (user) await recordRefusedSignIn(context, user.id, 'wrongPassword');
  if (user && inARow === consecutiveWrongPasswords) {
    context.record('account locked', { subject: username });
    await tellUser(context, user, 'sms.recovery', { n: inARow });
  }
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
  const { username } = input;
  const refuseAttempt = (reason: string) =>
    context.record('attempt refused', { subject: username, reason });
  if (await needsRecovery(db, username)) {
    refuseAttempt('recovery needed');
    return { status: 444 };
  }
  const subject = passwordSubject(username);
  const { lockedOn } = await countAttempt(db, subject, passwordLimit, now);
  if (lockedOn) {
    refuseAttempt('account locked');
    return locked(lockedOn, now);
  }
  const inARow = await countPassword(db, username, now);
  if (inARow > consecutiveWrongPasswords) {
    refuseAttempt('recovery needed');
    return { status: 444 };
  }
  const user = await findUserByLogin(db, username);
  const isRight = await passwordMatches(user?.passwordHash, input.password);
  if (!isRight || user === undefined) return refuse({ username, user, inARow }, now, context);
  await clearAttempts(db, subject);
  await clearWrongPasswords(db, username);
  const since = await lockedSince(db, subject, passwordLimit, now);
  return since ? locked(since, now) : welcome(user, context);
};

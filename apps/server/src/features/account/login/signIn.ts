import type { Database } from '../../../db/database.ts';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import type { Context } from '../../../handler.ts';
import { openSession, updateLanguage, type User } from '../account.repository.ts';
import { toSignedInProfile } from '../profile/profile.ts';
import { recordRefusedSignIn, recordSignIn } from './signInHistory.ts';

/** Returns whether a user can have a session: a tahasil officer needs a tahasil. */
const hasRequiredTahasil = (user: User) => user.userType !== 'T' || user.tahasilId !== null;

/** Checks whether a user with the correct password can sign in; returns the refusal, else undefined. */
export async function checkSignIn(context: Context, user: User) {
  if (user.isBlocked === 1) {
    context.record('account blocked', { userId: user.id });
    await recordRefusedSignIn(context, user.id, 'refused');
    return { status: 444 as const };
  }
  if (hasRequiredTahasil(user)) return undefined;
  context.record('attempt refused', { userId: user.id, reason: 'no tahasil' });
  return { status: 432 as const };
}

/**
 * Opens a session of a user and records the sign-in; 500 if the user changed in the meantime or `mayOpen` returns
 * false.
 */
export async function signIn(
  context: Context,
  user: User,
  mayOpen: (tx: Database) => Promise<boolean>,
) {
  const { db, clock, random, language, record, ip, browserName } = context;
  const token = random.token(32);
  const session = { tokenHash: hashToken(token), address: ip, browserName };
  if (!(await openSession(db, user, session, clock(), mayOpen))) return { status: 500 as const };
  await recordSignIn(context, user);
  if (user.pageLanguage === '') await updateLanguage(db, user.id, language);
  record('login succeeded', { userId: user.id });
  return { status: 200 as const, result: token, ...(await toSignedInProfile(context, user)) };
}

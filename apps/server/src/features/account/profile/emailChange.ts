import { maskEmail } from '@temple-land/portal-core';
import {
  addLocalizedEmail,
  deleteEmailLink,
  sendEmailLink,
} from '../../../db/accounts/emailLink.ts';
import { addAuditEntry, listChanges, type Actor } from '../../../db/activity/audit.ts';
import type { Database } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/errors/sqlState.ts';
import { enforceUserRateLimit, isRateLimited } from '../../../db/limits/rateLimit.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';
import type { Context, Handler, MemberHandler, SignedIn } from '../../../handler.ts';
import { findUser, type User } from '../account.repository.ts';
import { consumeEmailToken, updateEmail } from './emailChange.repository.ts';

const linkLimit = { action: 'email-link', requests: 5, windowMs: 3_600_000 };
const confirmLimit = { action: 'email-confirm', requests: 60, windowMs: 3_600_000 };

/**
 * Sends a link to the new address of a user and tells the present one, or to the present one that is not confirmed. Five
 * an hour; throws RateLimited above.
 */
export async function askEmailChange(context: SignedIn, user: User, email: string): Promise<void> {
  const { db } = context;
  await enforceUserRateLimit(context, user.id, linkLimit);
  await db.transaction(async (tx) => {
    await sendEmailLink(tx, context, user, email);
    if (user.email === email) return;
    if (user.email !== '' && user.isEmailConfirmed) {
      await addLocalizedEmail(tx, context, user, {
        recipient: user.email,
        key: 'mail.emailAsked',
        values: { email: maskEmail(email) },
      });
    }
    await addAuditEntry(tx, context, {
      action: 'ASK',
      remark: `e-mail address of ${user.id}`,
      changedFields: listChanges({ emailId: user.email }, { emailId: email }),
    });
  });
}

/** Changes the e-mail address of a user, adds an audit entry and tells the address before. */
async function changeEmail(
  tx: Database,
  context: Pick<Context, 'clock' | 'mail'> & Actor,
  user: User,
  email: string,
): Promise<void> {
  await updateEmail(tx, user.id, email);
  await addAuditEntry(tx, context, {
    action: 'UPDATE',
    remark: `profile ${user.id}`,
    changedFields: listChanges({ emailId: user.email }, { emailId: email }),
  });
  const isKnown = user.email !== '' && user.email !== email && user.isEmailConfirmed;
  if (!isKnown || context.mail === undefined) return;
  await addLocalizedEmail(tx, context, user, {
    recipient: user.email,
    key: 'sms.emailChanged',
    values: {},
  });
}

/**
 * Changes the e-mail address of a user at once: an empty one, or any where the portal sends no e-mail and so no link. A
 * link that waits no longer works. Throws a unique violation if another account has the address.
 */
export async function replaceEmail(context: SignedIn, user: User, email: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await deleteEmailLink(tx, user.id);
    await changeEmail(tx, context, user, email);
  });
  await notifyUser(context, user, 'sms.emailChanged');
}

/**
 * Applies the change of a token; returns the user before it and whether the account had the address already, undefined
 * for a link that does not work.
 */
async function applyToken(
  context: Context,
  token: string,
): Promise<(User & { isSame: boolean }) | undefined> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const change = await consumeEmailToken(tx, token, clock());
    const user = change && (await findUser(tx, change.userId));
    if (!change || !user || user.isBlocked === 1) return undefined;
    const caller = { ...user, userId: user.id, tokenHash: '' };
    await changeEmail(tx, { ...context, caller }, user, change.email);
    return { ...user, isSame: user.email === change.email };
  });
}

/**
 * Answers api/email/confirm: the address of the link becomes that of the account, also without a login. 111 another
 * account has it now, 404 unknown, used or expired.
 */
export const emailConfirm: Handler<'emailConfirm'> = async ({ token }, context) => {
  if (await isRateLimited(context, confirmLimit)) return { status: 404 };
  try {
    const user = await applyToken(context, token);
    if (user === undefined) return { status: 404 };
    context.record('e-mail address changed', { userId: user.id });
    if (!user.isSame) await notifyUser(context, user, 'sms.emailChanged');
    return { status: 200 };
  } catch (error) {
    if (isUniqueViolation(error)) return { status: 111 };
    throw error;
  }
};

/** Answers api/users/email/cancel: the link that waits no longer works; 200 also without one. */
export const emailChangeCancel: MemberHandler<'emailChangeCancel'> = async (_, context) => {
  const { db, caller } = context;
  await db.transaction(async (tx) => {
    if (!(await deleteEmailLink(tx, caller.userId))) return;
    await addAuditEntry(tx, context, {
      action: 'WITHDRAW',
      remark: `e-mail address of ${caller.userId}`,
      changedFields: [],
    });
  });
  return { status: 200 };
};

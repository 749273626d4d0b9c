import { maskEmail, type Language, type MailKey, type SmsKey } from '@temple-land/portal-core';
import { getPublicOrigin } from '../../../config.ts';
import { addAuditEntry, listChanges, type Actor } from '../../../db/activity/audit.ts';
import type { Database } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/errors/sqlState.ts';
import { enforceUserRateLimit, isRateLimited } from '../../../db/limits/rateLimit.ts';
import { composeText } from '../../../db/notifications/composeText.ts';
import { addAccountEmail } from '../../../db/notifications/deliveries.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';
import type { Context, Handler, MemberHandler, SignedIn } from '../../../handler.ts';
import { findUser, type User } from '../account.repository.ts';
import {
  consumeEmailToken,
  deleteEmailChange,
  saveEmailChange,
  updateEmail,
} from './emailChange.repository.ts';

const linkLimit = { action: 'email-link', requests: 5, windowMs: 3_600_000 };
const confirmLimit = { action: 'email-confirm', requests: 60, windowMs: 3_600_000 };

async function sendEmail(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  user: User,
  email: { recipient: string; key: MailKey | SmsKey; values: Readonly<Record<string, string>> },
): Promise<void> {
  const language = user.language as Language;
  const { text } = await composeText(tx, email.key, language, email.values);
  await addAccountEmail(tx, { userId: user.id, recipient: email.recipient, text }, clock());
}

/**
 * Sends a link to the new address of a user, and tells the present one. Five an hour; throws RateLimited above. The
 * token is in the fragment of the link, which browsers send to no server.
 */
export async function askEmailChange(context: SignedIn, user: User, email: string): Promise<void> {
  const { db, clock, config, random } = context;
  await enforceUserRateLimit(context, user.id, linkLimit);
  const token = random.token(32);
  const address = `${getPublicOrigin(config)}/website/confirm-email#${token}`;
  await db.transaction(async (tx) => {
    await saveEmailChange(tx, user.id, { email, token }, clock());
    await sendEmail(tx, context, user, {
      recipient: email,
      key: 'mail.emailConfirm',
      values: { address },
    });
    if (user.email !== '') {
      await sendEmail(tx, context, user, {
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
  if (user.email === '' || context.mail === undefined) return;
  await sendEmail(tx, context, user, {
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
    await deleteEmailChange(tx, user.id);
    await changeEmail(tx, context, user, email);
  });
  await notifyUser(context, user, 'sms.emailChanged');
}

/** Applies the change of a token; returns the user before it, undefined for a link that does not work. */
async function applyToken(context: Context, token: string): Promise<User | undefined> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const change = await consumeEmailToken(tx, token, clock());
    const user = change && (await findUser(tx, change.userId));
    if (!change || !user || user.isBlocked === 1) return undefined;
    const caller = { ...user, userId: user.id, tokenHash: '' };
    await changeEmail(tx, { ...context, caller }, user, change.email);
    return user;
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
    await notifyUser(context, user, 'sms.emailChanged');
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
    if (!(await deleteEmailChange(tx, caller.userId))) return;
    await addAuditEntry(tx, context, {
      action: 'WITHDRAW',
      remark: `e-mail address of ${caller.userId}`,
      changedFields: [],
    });
  });
  return { status: 200 };
};

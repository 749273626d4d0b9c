import type { Language } from '@temple-land/portal-core';
import { endSessions } from '../db/accounts/sessions.ts';
import { notifyUser } from '../db/notifications/notifyUser.ts';
import type { users } from '../db/schema/account.ts';
import type { ChangeTransaction } from './change.ts';

/** An account before a change, with its new login name and mobile number. */
export interface ChangedAccount {
  before: Pick<typeof users.$inferSelect, 'id' | 'loginId' | 'mobile' | 'language'>;
  loginId: string;
  mobile: string;
  /** True if other fields than the mobile number have changed. */
  hasOtherChanges: boolean;
}

async function notifyOwner(
  { context }: Pick<ChangeTransaction, 'context'>,
  { before, loginId, mobile, hasOtherChanges }: ChangedAccount,
): Promise<void> {
  const owner = { ...before, mobile };
  if (before.mobile !== mobile) {
    const number = `******${mobile.slice(-4)}`;
    if (before.mobile !== '') await notifyUser(context, before, 'sms.mobileChanged', { number });
    await notifyUser(context, owner, 'sms.numberAdded', { name: loginId });
    context.record('mobile number changed', { userId: before.id });
  }
  if (hasOtherChanges) await notifyUser(context, owner, 'sms.accountChanged');
}

/** Ends the sessions of a changed account and notifies its old and its new mobile number. */
export async function endSessionsAndNotify(
  transaction: ChangeTransaction,
  changed: ChangedAccount,
): Promise<void> {
  const { tx, context, afterCommit } = transaction;
  const { id } = changed.before;
  await endSessions(tx, id);
  afterCommit.push(async () => {
    context.record('account changed', { userId: id });
    await notifyOwner(transaction, changed);
  });
}

/** Sends a message about a new account to its mobile number, in the caller's language. */
export function notifyNewAccount(
  { context, afterCommit }: ChangeTransaction,
  loginId: string,
  mobile: string,
) {
  afterCommit.push(async () => {
    try {
      const language: Language = context.language;
      const { sms } = context;
      await sms.send(mobile, await sms.compose('sms.accountMade', language, { name: loginId }));
    } catch {
      context.record('message not sent', {});
    }
  });
}

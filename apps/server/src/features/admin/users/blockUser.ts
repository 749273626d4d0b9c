import { eq, sql } from 'drizzle-orm';
import { needsSecondAdministrator } from '@temple-land/portal-core';
import { endSessionsAndNotify } from '../../../approvals/accountEffects.ts';
import { requestApproval } from '../../../approvals/requestApproval.ts';
import type { ChangeTransaction } from '../../../approvals/change.ts';
import { Refused } from '../../../approvals/refused.ts';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { isErasedLogin } from '../../../db/erasure/erasedAccount.ts';
import { users } from '../../../db/schema/account.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { runAccountChange, type ChangeOutcome } from './runAccountChange.ts';

type User = typeof users.$inferSelect;

/** The user to block or unblock, with the reason; `version` is the version that the caller has seen, if any. */
export interface AccessInput {
  userId: number;
  active: boolean;
  reason?: string | undefined;
  version?: number;
}

async function updateAccess(
  transaction: ChangeTransaction,
  user: User,
  active: boolean,
): Promise<void> {
  const { tx, context, afterCommit } = transaction;
  await tx
    .update(users)
    .set({ isBlocked: active ? 0 : 1, version: sql`${users.version} + 1` })
    .where(eq(users.id, user.id));
  const action = active ? 'UNBLOCK' : 'BLOCK';
  await addAuditEntry(tx, context, { action, remark: `user ${user.id}`, changedFields: [] });
  const { loginId, mobile } = user;
  await endSessionsAndNotify(transaction, { before: user, loginId, mobile, hasOtherChanges: true });
  afterCommit.push(async () => {
    context.record(active ? 'account unblocked' : 'account blocked', { userId: user.id });
  });
}

async function changeAccess(
  transaction: ChangeTransaction,
  input: AccessInput,
): Promise<ChangeOutcome> {
  const { userId, active, version } = input;
  const reason = input.reason?.trim() ?? '';
  const [user] = await transaction.tx
    .select()
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (user === undefined) return 'missing';
  if (userId === transaction.context.caller.userId)
    throw new Refused({ status: 409, key: 'admin.self' });
  if (isErasedLogin(user.loginId)) throw new Refused({ status: 409, key: 'erasure.account' });
  const isSo = (user.isBlocked === 0) === active;
  if (version !== undefined && (version !== user.version || isSo)) {
    throw new Refused({ status: 409, key: 'admin.conflict' });
  }
  if (isSo) return 'done';
  if (!needsSecondAdministrator(user.userType, user.userType)) {
    await updateAccess(transaction, user, active);
    return 'done';
  }
  if (reason === '') throw new Refused({ status: 400, key: 'admin.required' });
  const [before, after] = [{ isBlocked: user.isBlocked }, { isBlocked: active ? 0 : 1 }];
  await requestApproval(transaction, { kind: 'access', userId, before, after, reason });
  return 'waiting';
}

/**
 * Blocks a user and ends every session, or unblocks: citizens at once, other users after approval by a second
 * administrator (202). 400 without a reason, 404 unknown user, 409 oneself.
 */
export function setAccess(context: SignedIn, input: AccessInput) {
  return runAccountChange(context, (transaction) => changeAccess(transaction, input));
}

/** Answers api/admin/users/status; see `setAccess`. */
export const adminUserBlock: MemberHandler<'adminUserBlock'> = (input, context) =>
  setAccess(context, input);

import { and, eq, notInArray } from 'drizzle-orm';
import { pendingChangeLifeMs } from '@temple-land/portal-core';
import { addAuditEntry, listChanges } from '../db/activity/audit.ts';
import type { Database } from '../db/database.ts';
import { addNotification } from '../db/notifications/notify.ts';
import { users } from '../db/schema/account.ts';
import { pendingChanges } from '../db/schema/pendingChanges.ts';
import { sendUnreadCount } from '../db/notifications/notifyUser.ts';
import type { RequestedChange, ChangeTransaction } from './change.ts';
import { Refused } from './refused.ts';

/** Formats the subject of a change for the audit trail. */
export const formatSubject = ({ kind, userId }: { kind: string; userId: number | null }): string =>
  userId === null ? kind : `${kind} of user ${userId}`;

/** Returns the login name of the account of a change. */
export async function findLoginName(
  db: Database,
  { userId, after }: Pick<RequestedChange, 'userId' | 'after'>,
): Promise<string> {
  if (userId === null) return String(after['loginId'] ?? '');
  const [user] = await db
    .select({ loginId: users.loginId })
    .from(users)
    .where(eq(users.id, userId));
  return user?.loginId ?? '';
}

async function notifyAdministrators(
  transaction: ChangeTransaction,
  change: RequestedChange,
): Promise<void> {
  const { tx, context, afterCommit } = transaction;
  const concerned = [context.caller.userId, change.userId ?? 0];
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'A'), eq(users.isBlocked, 0), notInArray(users.id, concerned)));
  const name = await findLoginName(tx, change);
  for (const { id } of others) {
    await addNotification(tx, id, 'notice.pending', { name }, context.clock());
    afterCommit.push(() => sendUnreadCount(context, id));
  }
}

/**
 * Stores a change that takes effect when a second administrator approves it, adds an audit entry, and notifies the
 * other administrators. Throws `Refused` with 409 when a change of the same kind is pending for the account.
 */
export async function requestApproval(
  transaction: ChangeTransaction,
  change: RequestedChange,
): Promise<void> {
  const { tx, context } = transaction;
  const now = context.clock();
  const expiresOn = new Date(now.getTime() + pendingChangeLifeMs);
  const row = { ...change, askedBy: context.caller.userId, askedOn: now, expiresOn };
  const made = await tx
    .insert(pendingChanges)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: pendingChanges.id });
  const [stored] = made;
  if (stored === undefined) throw new Refused({ status: 409, key: 'pending.waits' });
  await addAuditEntry(tx, context, {
    action: 'ASK',
    remark: `change ${stored.id}, ${formatSubject(change)}`,
    changedFields: [
      ...listChanges(change.before, change.after),
      { label: 'reason', value: change.reason },
    ],
  });
  await notifyAdministrators(transaction, change);
}

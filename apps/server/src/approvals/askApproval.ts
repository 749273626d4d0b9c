import { and, eq, notInArray } from 'drizzle-orm';
import { pendingChangeLifeMs } from '@temple-land/portal-core';
import { audit, changedFields } from '../db/activity/audit.ts';
import type { Database } from '../db/database.ts';
import { addNotification } from '../db/notifications/notify.ts';
import { users } from '../db/schema/account.ts';
import { pendingChanges } from '../db/schema/pendingChanges.ts';
import { sendUnreadCount } from '../db/notifications/notifyUser.ts';
import type { AskedChange, ChangeWork } from './change.ts';
import { Refused } from './refused.ts';

/** Returns what a change concerns, for the audit trail. */
export const subjectOf = ({ kind, userId }: { kind: string; userId: number | null }): string =>
  userId === null ? kind : `${kind} of user ${userId}`;

/** Returns the login name of the account that a change concerns. */
export async function changedName(
  db: Database,
  { userId, after }: Pick<AskedChange, 'userId' | 'after'>,
): Promise<string> {
  if (userId === null) return String(after['loginId'] ?? '');
  const [user] = await db
    .select({ loginId: users.loginId })
    .from(users)
    .where(eq(users.id, userId));
  return user?.loginId ?? '';
}

async function tellAdministrators(work: ChangeWork, asked: AskedChange): Promise<void> {
  const { tx, context, later } = work;
  const concerned = [context.caller.userId, asked.userId ?? 0];
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'A'), eq(users.isBlocked, 0), notInArray(users.id, concerned)));
  const name = await changedName(tx, asked);
  for (const { id } of others) {
    await addNotification(tx, id, 'notice.pending', { name }, context.clock());
    later.push(() => sendUnreadCount(context, id));
  }
}

/**
 * Stores a change that takes effect when a second administrator approves it, records who asked, and tells
 * the other administrators. Throws `Refused` with 409 when one of the same kind waits for the account.
 */
export async function askApproval(work: ChangeWork, asked: AskedChange): Promise<void> {
  const { tx, context } = work;
  const now = context.clock();
  const expiresOn = new Date(now.getTime() + pendingChangeLifeMs);
  const row = { ...asked, askedBy: context.caller.userId, askedOn: now, expiresOn };
  const made = await tx
    .insert(pendingChanges)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: pendingChanges.id });
  const [change] = made;
  if (change === undefined) throw new Refused({ status: 409, key: 'pending.waits' });
  await audit(tx, context, {
    action: 'ASK',
    remark: `change ${change.id}, ${subjectOf(asked)}`,
    changedFields: [
      ...changedFields(asked.before, asked.after),
      { label: 'reason', value: asked.reason },
    ],
  });
  await tellAdministrators(work, asked);
}

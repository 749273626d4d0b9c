import { and, eq, notInArray } from 'drizzle-orm';
import { type MessageKey, type PendingChangeKind } from '@temple-land/portal-core';
import { addAuditEntry, listChanges } from '../db/activity/audit.ts';
import { readLimit } from '../db/limits/officeLimits.ts';
import { addLocalizedNotification } from '../db/notifications/notify.ts';
import { users } from '../db/schema/account.ts';
import { pendingChanges } from '../db/schema/pendingChanges.ts';
import type { RequestedChange, RequestTransaction } from './change.ts';
import { buildChangeNotice, formatSubject } from './changeSubject.ts';
import { Refused } from './refused.ts';

const dayMs = 86_400_000;

async function notifyAdministrators(
  transaction: RequestTransaction,
  change: RequestedChange,
): Promise<void> {
  const { tx, context } = transaction;
  const concerned = [context.caller.userId, change.userId ?? 0];
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'A'), eq(users.isBlocked, 0), notInArray(users.id, concerned)));
  const notice = await buildChangeNotice(tx, change, 'waiting');
  for (const { id } of others) {
    await addLocalizedNotification(tx, id, notice, context.clock(), { kind: 'change' });
  }
}

/** What is said while another change of the same subject waits, where it is not an account. */
const waitsKeys: Readonly<Partial<Record<PendingChangeKind, MessageKey>>> = {
  ownName: 'profile.name.waits',
  stepRights: 'rights.waits',
  workflow: 'workflow.waits',
  officeDetails: 'office.waits',
  publication: 'publication.waits',
  khatiyan: 'khatiyan.waits',
  plot: 'plot.waits',
  plotDivision: 'plot.waits',
  plotRetirement: 'plot.waits',
  khatiyanRetirement: 'khatiyan.waits',
  page: 'page.waits',
  content: 'page.waits',
  import: 'import.asked',
  importUndo: 'import.asked',
};

/**
 * Stores a change that takes effect when a second administrator approves it, adds an audit entry, and notifies the
 * other administrators. Throws `Refused` with 409 when a change of the same kind is pending for the same subject.
 */
export async function requestApproval(
  transaction: RequestTransaction,
  change: RequestedChange,
): Promise<void> {
  const { tx, context } = transaction;
  const now = context.clock();
  const days = await readLimit(tx, 'approvalDays', now);
  const expiresOn = new Date(now.getTime() + days * dayMs);
  const row = { ...change, askedBy: context.caller.userId, askedOn: now, expiresOn };
  const made = await tx
    .insert(pendingChanges)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: pendingChanges.id });
  const [stored] = made;
  if (stored === undefined) {
    throw new Refused({ status: 409, key: waitsKeys[change.kind] ?? 'pending.waits' });
  }
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

import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { isAccountChange } from '@temple-land/portal-core';
import {
  buildChangeNotice,
  formatSubject,
  getRequesterNotice,
  type ChangeEvent,
} from '../../approvals/changeSubject.ts';
import type { ChangeKinds, ChangeTransaction, StoredChange } from '../../approvals/change.ts';
import { Refused, type Fault } from '../../approvals/refused.ts';
import { settleCorrection } from '../../approvals/settleCorrection.ts';
import { addAuditEntry, listChanges, type AuditEntry } from '../../db/activity/audit.ts';
import type { Database } from '../../db/database.ts';
import { addLocalizedNotification } from '../../db/notifications/notify.ts';
import { users } from '../../db/schema/account.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';
import type { SignedIn } from '../../handler.ts';

/** The decision on a pending change. */
export interface ChangeDecision {
  state: 'approved' | 'refused' | 'withdrawn';
  remark: string;
}

const alreadyDecided: Fault = { status: 409, key: 'pending.over' };

const getOutdatedFault = ({ kind }: StoredChange): Fault => ({
  status: 409,
  key: isAccountChange(kind) ? 'pending.outdated' : 'change.outdated',
});

const auditActions = {
  approved: 'APPROVE',
  refused: 'REFUSE',
  withdrawn: 'WITHDRAW',
} as const satisfies Record<ChangeDecision['state'], AuditEntry['action']>;

const notifiedEvents: Readonly<Partial<Record<ChangeDecision['state'], ChangeEvent>>> = {
  approved: 'approved',
  refused: 'refused',
};

/** Returns whether a user can approve or refuse a change: not its requester, and not the owner of the account. */
export const mayDecide = ({ askedBy, userId }: StoredChange, callerId: number): boolean =>
  askedBy !== callerId && userId !== callerId;

function checkPermission(
  change: StoredChange,
  { state }: ChangeDecision,
  callerId: number,
): Fault | undefined {
  if (state !== 'withdrawn') {
    return mayDecide(change, callerId) ? undefined : { status: 403, key: 'pending.second' };
  }
  return change.askedBy === callerId ? undefined : { status: 403, key: 'pending.ownOnly' };
}

async function findChange(tx: Database, id: number) {
  const [change] = await tx.select().from(pendingChanges).where(eq(pendingChanges.id, id));
  return change;
}

async function lockChange(tx: Database, id: number) {
  const isOwn = eq(pendingChanges.id, id);
  const [change] = await tx.select().from(pendingChanges).where(isOwn).for('update');
  return change;
}

/** Who may have asked for a change of the land record: administrators, and officers for a correction request. */
const proposers = ['A', 'O', 'T'];

/** Returns whether the requester of a change still may ask for it; of the own name, whether not blocked. */
async function isRequesterActive(
  tx: Database,
  { kind, askedBy, correctionId }: StoredChange,
): Promise<boolean> {
  const isActive = and(
    eq(users.id, askedBy),
    kind === 'ownName'
      ? undefined
      : inArray(users.userType, correctionId === null ? ['A'] : proposers),
    eq(users.isBlocked, 0),
  );
  return (await tx.$count(users, isActive)) === 1;
}

/** Applies an approved change; its subject is already locked. */
async function applyChange(
  kinds: ChangeKinds,
  transaction: ChangeTransaction,
  change: StoredChange,
  present: object | undefined,
) {
  const isUnchanged = isDeepStrictEqual({ ...present }, { ...change.before });
  if (!isUnchanged || !(await isRequesterActive(transaction.tx, change)))
    throw new Refused(getOutdatedFault(change));
  await kinds[change.kind as keyof ChangeKinds].apply(transaction, change);
}

async function recordDecision(
  { tx, context }: ChangeTransaction,
  change: StoredChange,
  by: ChangeDecision,
) {
  const { id, askedBy, before, after } = change;
  await addAuditEntry(tx, context, {
    action: auditActions[by.state],
    remark: `change ${id}, ${formatSubject(change)}, asked by user ${askedBy}`,
    changedFields: [
      ...listChanges(before, after),
      ...(by.remark === '' ? [] : [{ label: 'remark', value: by.remark }]),
    ],
  });
  const event = notifiedEvents[by.state];
  if (event === undefined) return;
  const notice = await buildChangeNotice(tx, change, event, by.remark);
  await addLocalizedNotification(tx, askedBy, notice, context.clock(), getRequesterNotice(change));
}

/** Ends the correction request of a change, and notifies its requester. */
const settleRequest = (
  transaction: ChangeTransaction,
  change: StoredChange,
  { state, remark }: ChangeDecision,
) => {
  const byUserId = transaction.context.caller.userId;
  return settleCorrection(transaction, change, {
    isApproved: state === 'approved',
    remark,
    byUserId,
  });
};

/**
 * Decides a pending change: approves and applies, refuses or withdraws it. Returns false if there is none; throws
 * `Refused` with 403 without permission, 409 if it is finished or outdated. The account is locked before the change, as
 * in every transaction that locks both.
 */
export async function decideChange(
  kinds: ChangeKinds,
  context: SignedIn,
  id: number,
  ending: ChangeDecision,
): Promise<boolean> {
  const afterCommit: ChangeTransaction['afterCommit'] = [];
  const isFound = await context.db.transaction(async (tx) => {
    const transaction: ChangeTransaction = { tx, context, afterCommit };
    const found = await findChange(tx, id);
    if (found === undefined) return false;
    const kind = kinds[found.kind as keyof ChangeKinds];
    const present = await kind.readPresent(tx, found);
    const change = (await lockChange(tx, id)) ?? found;
    const now = context.clock();
    const fault = checkPermission(change, ending, context.caller.userId);
    if (fault) throw new Refused(fault);
    if (change.state !== 'waiting' || change.expiresOn <= now) throw new Refused(alreadyDecided);
    if (ending.state === 'approved') await applyChange(kinds, transaction, change, present);
    await tx
      .update(pendingChanges)
      .set({ ...ending, decidedBy: context.caller.userId, decidedOn: now })
      .where(eq(pendingChanges.id, id));
    await recordDecision(transaction, change, ending);
    await settleRequest(transaction, change, ending);
    return true;
  });
  for (const run of afterCommit) await run();
  if (isFound) context.record('account change decided', { userId: context.caller.userId });
  return isFound;
}

import { factorsMax } from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { lockFactors } from '../../../db/accounts/removeFactors.ts';
import type { SignedIn } from '../../../handler.ts';
import { findUser } from '../account.repository.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';
import { addFactor, listFactors, type NewFactor } from './factors.repository.ts';
import { renewRecoveryCodes } from './recoveryCodes.ts';

/** Returns whether the caller has the maximum number of factors. */
export async function hasMaximumFactors({ db, caller }: SignedIn): Promise<boolean> {
  return (await listFactors(db, caller.userId)).length >= factorsMax;
}

/**
 * Stores a verified factor of the caller, notifies the caller, and returns recovery codes for the first factor;
 * undefined if there are too many or the passkey is taken.
 */
export async function storeFactor(
  context: SignedIn,
  factor: Omit<NewFactor, 'userId' | 'createdOn'>,
): Promise<string[] | undefined> {
  const { db, caller, clock, record } = context;
  const { userId } = caller;
  const codes = await db.transaction(async (tx) => {
    await lockFactors(tx, userId);
    const { length } = await listFactors(tx, userId);
    if (length >= factorsMax) return undefined;
    if (!(await addFactor(tx, { ...factor, userId, createdOn: clock() }))) return undefined;
    const remark = `second factor ${factor.kind} added by user ${userId}`;
    await addAuditEntry(tx, context, { action: 'CREATE', remark, changedFields: [] });
    return length === 0 ? renewRecoveryCodes(context, tx, userId) : [];
  });
  if (codes === undefined) return undefined;
  record('second factor added', { userId });
  const user = await findUser(db, userId);
  if (user) await notifyUser(context, user, 'sms.factorAdded', { name: factor.name });
  return codes;
}

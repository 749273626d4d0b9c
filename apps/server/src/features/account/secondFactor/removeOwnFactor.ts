import { addAuditEntry } from '../../../db/activity/audit.ts';
import type { Database } from '../../../db/database.ts';
import { lockFactors } from '../../../db/accounts/removeFactors.ts';
import type { MemberHandler } from '../../../handler.ts';
import { findUser } from '../account.repository.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';
import { isConfirmed } from './confirmFactor.ts';
import { deleteFactor, hasFactor } from './factors.repository.ts';
import { deleteRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts';
import { needsFactor } from './factorRequirement.ts';

class LastFactorError extends Error {}

/**
 * Answers api/users/factors/remove: 401 not confirmed, 404 not the caller's, 409 the only factor of a user who needs
 * one.
 */
export const factorRemove: MemberHandler<'factorRemove'> = async ({ id }, context) => {
  const { db, caller, config, record } = context;
  const { userId, userType } = caller;
  if (!(await isConfirmed(context))) return { status: 401 };
  const remove = async (tx: Database) => {
    await lockFactors(tx, userId);
    const removed = await deleteFactor(tx, userId, id);
    if (!removed || (await hasFactor(tx, userId))) return removed;
    if (needsFactor(config, userType, false)) throw new LastFactorError();
    await deleteRecoveryCodes(tx, userId);
    return removed;
  };
  try {
    const removed = await db.transaction(async (tx) => {
      const factor = await remove(tx);
      const remark = `second factor ${factor?.kind} removed by user ${userId}`;
      if (factor) await addAuditEntry(tx, context, { action: 'UPDATE', remark, changedFields: [] });
      return factor;
    });
    if (!removed) return { status: 404 };
    record('second factor removed', { userId });
    const user = await findUser(db, userId);
    if (user) await notifyUser(context, user, 'sms.factorRemoved', { name: removed.name });
    return { status: 200 };
  } catch (error) {
    if (error instanceof LastFactorError) return { status: 409 };
    throw error;
  }
};

/**
 * Answers api/users/factors/recoverycodes: ten new codes that replace the old ones; 401 not confirmed, 404 no factor.
 */
export const recoveryCodesRenew: MemberHandler<'recoveryCodesRenew'> = async (_, context) => {
  const { db, caller, record } = context;
  const { userId } = caller;
  if (!(await isConfirmed(context))) return { status: 401 };
  const codes = await db.transaction(async (tx) => {
    await lockFactors(tx, userId);
    if (!(await hasFactor(tx, userId))) return undefined;
    const remark = `recovery codes renewed by user ${userId}`;
    await addAuditEntry(tx, context, { action: 'UPDATE', remark, changedFields: [] });
    return renewRecoveryCodes(context, tx, userId);
  });
  if (!codes) return { status: 404 };
  record('recovery codes renewed', { userId });
  const user = await findUser(db, userId);
  if (user) await notifyUser(context, user, 'sms.recoveryRenewed');
  return { status: 200, result: { recoveryCodes: codes } };
};

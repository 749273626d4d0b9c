import { eq } from 'drizzle-orm';
import { needsSecondAdministrator, type Input } from '@temple-land/portal-core';
import { requestApproval } from '../../../approvals/requestApproval.ts';
import type { ChangeTransaction } from '../../../approvals/change.ts';
import { countFactors } from '../../../approvals/factorsReset.ts';
import { Refused } from '../../../approvals/refused.ts';
import { users } from '../../../db/schema/account.ts';
import type { MemberHandler } from '../../../handler.ts';
import { runAccountChange, type ChangeOutcome } from './runAccountChange.ts';

async function requestReset(
  transaction: ChangeTransaction,
  input: Input<'adminFactorsReset'>,
): Promise<ChangeOutcome> {
  const { tx, context } = transaction;
  const { userId } = input;
  const reason = input.reason?.trim() ?? '';
  const count = await countFactors(tx, userId);
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (user === undefined) return 'missing';
  if (userId === context.caller.userId) throw new Refused({ status: 409, key: 'admin.self' });
  if (count === 0 || !needsSecondAdministrator(user.userType, user.userType)) return 'missing';
  if (reason === '') throw new Refused({ status: 400, key: 'admin.required' });
  const [before, after] = [{ factors: count }, { factors: 0 }];
  await requestApproval(transaction, { kind: 'factors', userId, before, after, reason });
  return 'waiting';
}

/**
 * Answers api/admin/users/factors/reset: 202, as a second administrator must approve; 400 without a reason, 404 for an
 * unknown user, a citizen or a user without a second factor, 409 for oneself or a pending change.
 */
export const adminFactorsReset: MemberHandler<'adminFactorsReset'> = (input, context) =>
  runAccountChange(context, (transaction) => requestReset(transaction, input));

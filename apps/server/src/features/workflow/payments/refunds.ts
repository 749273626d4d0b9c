import { and, eq, isNull } from 'drizzle-orm';
import {
  formatDate,
  formatIndianDate,
  formatRupees,
  mayAssign,
  type Input,
} from '@temple-land/portal-core';
import { loadStepRights } from '../../../db/accounts/roleRights.ts';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { lockOrder } from '../../../db/applications/payments.ts';
import {
  findRefund,
  listRefunds,
  type RefundablePayment,
} from '../../../db/applications/refunds.ts';
import type { Database } from '../../../db/database.ts';
import { addNotification } from '../../../db/notifications/notify.ts';
import { paymentOrders, payments } from '../../../db/schema/payments.ts';
import type { MemberHandler, Reply, SignedIn } from '../../../handler.ts';
import { AttachmentError, attachStepFiles } from '../attachStepFiles.ts';

const mayRecord = async (tx: Database, { caller }: SignedIn): Promise<boolean> =>
  mayAssign(await loadStepRights(tx, caller));

/** Answers api/officer/refund/list: the payments of the officer's area that are to be refunded, or those that were. */
export const refundList: MemberHandler<'refundList'> = async (request, context) => {
  const { db, caller } = context;
  const page = await listRefunds(db, caller, request);
  return { status: 200, result: { ...page, mayRecord: await mayRecord(db, context) } };
};

/** Stores the refund; a fee that no application has used is then of no use. Returns whether it was still to be made. */
async function storeRefund(
  tx: Database,
  { payment, orderNo }: RefundablePayment,
  { refundedOn, reference }: Input<'refundRecord'>,
  { caller, clock }: SignedIn,
): Promise<boolean> {
  const order = await lockOrder(tx, orderNo);
  const isOpen = and(eq(payments.id, payment.id), isNull(payments.refundedOn));
  const [found] = await tx.select().from(payments).where(isOpen).for('update');
  if (order === undefined || found === undefined) return false;
  const isUnusedFee = order.purpose === 'applicationFee' && order.applicationId === null;
  if (found.refundReason === null && !isUnusedFee) return false;
  const refund = {
    refundReason: found.refundReason ?? 'notSubmitted',
    refundedOn,
    refundReference: reference,
    refundRecordedById: caller.userId,
    refundRecordedOn: clock(),
  };
  await tx.update(payments).set(refund).where(isOpen);
  if (found.refundReason === null) {
    const isIt = eq(paymentOrders.id, order.id);
    await tx.update(paymentOrders).set({ state: 'refunded' }).where(isIt);
  }
  return true;
}

/** Tells the payer of the refund, and the audit trail who recorded it. */
async function announce(
  tx: Database,
  { payment, payerId, applicationNo }: RefundablePayment,
  { refundedOn, reference }: Input<'refundRecord'>,
  context: SignedIn,
): Promise<void> {
  const values = {
    amount: formatRupees(payment.amount),
    payment: payment.reference,
    date: formatDate(refundedOn),
    reference,
  };
  const subject = { kind: 'application', applicationNo: applicationNo ?? '' } as const;
  await addNotification(tx, payerId, 'notice.refundMade', values, context.clock(), subject);
  await addAuditEntry(tx, context, {
    action: 'UPDATE',
    remark: `refund of payment ${payment.reference}`,
    changedFields: [
      { label: 'refundedOn', value: refundedOn },
      { label: 'reference', value: reference },
    ],
  });
}

/** Returns whether a refund was made on a day between its payment and today, in India. */
const isPossibleDay = (day: string, paidOn: Date, now: Date): boolean =>
  day >= formatIndianDate(paidOn) && day <= formatIndianDate(now);

/**
 * Answers api/officer/refund/record: the refund of a payment was made; 403 for officers who do not decide, 404 for
 * another area, 409 when it was recorded or is not to be refunded, 400 for an impossible day or another's file.
 */
export const refundRecord: MemberHandler<'refundRecord'> = async (request, context) => {
  const { db, caller, clock } = context;
  const record = async (tx: Database): Promise<Reply<'refundRecord'>> => {
    if (!(await mayRecord(tx, context))) return { status: 403 };
    const found = await findRefund(tx, caller, request.paymentId);
    if (found === undefined) return { status: 404 };
    if (found.payerId === caller.userId) return { status: 403 };
    if (!isPossibleDay(request.refundedOn, found.payment.paidOn, clock())) return { status: 400 };
    const { applicationId } = found;
    if (applicationId === null && request.documents.length > 0) return { status: 400 };
    if (!(await storeRefund(tx, found, request, context))) return { status: 409 };
    if (applicationId !== null) await attachStepFiles(tx, applicationId, context, request);
    await announce(tx, found, request, context);
    return { status: 200 };
  };
  try {
    return await db.transaction(record);
  } catch (error) {
    if (error instanceof AttachmentError) return { status: 400 };
    throw error;
  }
};

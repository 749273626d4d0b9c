import { eq } from 'drizzle-orm';
import type { PaymentReversal } from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { addStep } from '../../db/applications/applicationWrites.ts';
import { findValuation } from '../../db/applications/valuations.ts';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import { paymentReversals } from '../../db/schema/paymentReversals.ts';
import type { MemberHandler, Reply, SignedIn } from '../../handler.ts';
import { announceProposal, buildReversalNotice } from './announceReversal.ts';
import type { ApplicationState } from './applicationState.repository.ts';
import { clearPayment } from './landRecord/valuation.ts';
import { loadReversals, lockCase, paidState } from './paymentReversals.repository.ts';
import { takeStep } from './takeStep.ts';

const demandState = 'DEMAND';

/** Answers api/officer/payment: the proposals to take the payment of an application back, and what the caller may do. */
export const paymentReversalRead: MemberHandler<'paymentReversalRead'> = (request, context) =>
  context.db.transaction(async (tx): Promise<Reply<'paymentReversalRead'>> => {
    const application = await lockCase(tx, request, context);
    if (application === undefined) return { status: 404 };
    return { status: 200, result: await loadReversals(tx, application, context) };
  });

const recordStep = (
  tx: Database,
  { id, state, status }: ApplicationState,
  action: 'proposeReversal' | 'refuseReversal',
  remark: string,
  { caller, clock }: SignedIn,
) =>
  addStep(tx, {
    applicationId: id,
    at: clock(),
    byName: caller.fullName,
    byUserId: caller.userId,
    action,
    state,
    status,
    remark,
    isVisible: false,
  });

const recordAudit = (
  tx: Database,
  context: SignedIn,
  action: 'APPROVE' | 'ASK' | 'REFUSE',
  { number }: ApplicationState,
  { challanNo, reason }: { challanNo: string; reason: string },
) =>
  addAuditEntry(tx, context, {
    action,
    remark: `payment of ${number}`,
    changedFields: [
      { label: 'challan', value: challanNo },
      { label: 'reason', value: reason },
    ],
  });

/**
 * Answers api/officer/payment/propose: the first of two officers proposes to take a recorded payment back; 403 without
 * the right, 409 when the application has moved on or a proposal waits.
 */
export const paymentReversalPropose: MemberHandler<'paymentReversalPropose'> = async (
  request,
  context,
) => {
  const { caller, clock } = context;
  const { reason } = request;
  return runOnce(context, async (tx): Promise<Reply<'paymentReversalPropose'>> => {
    const application = await lockCase(tx, request, context);
    if (application === undefined) return { status: 404 };
    const sheet = await findValuation(tx, application.id);
    const { mayPropose, reversals } = await loadReversals(tx, application, context);
    const isPossible = application.state === paidState && sheet?.paidOn && sheet.challanNo !== '';
    if (!isPossible || reversals.some(({ state }) => state === 'open')) return { status: 409 };
    if (!mayPropose) return { status: 403 };
    const { challanNo, amountDue } = sheet;
    await tx.insert(paymentReversals).values({
      applicationId: application.id,
      challanNo,
      paidOn: sheet.paidOn ?? '',
      amountDue,
      reason,
      proposedById: caller.userId,
      proposedOn: clock(),
    });
    await recordStep(tx, application, 'proposeReversal', reason, context);
    await recordAudit(tx, context, 'ASK', application, { challanNo, reason });
    await announceProposal(tx, application, context);
    return { status: 200 };
  });
};

/** Takes the payment back: the application waits for the applicant's payment again, who is told why. */
async function reverse(
  tx: Database,
  application: ApplicationState,
  reversal: PaymentReversal,
  context: SignedIn,
): Promise<void> {
  const amountDue = (await findValuation(tx, application.id))?.amountDue ?? 0;
  await clearPayment(tx, application);
  const step = { name: 'reversePayment', to: demandState, given: {}, remark: reversal.reason };
  const buildNotice = (moved: ApplicationState) => buildReversalNotice(reversal, amountDue, moved);
  const taken = { ...step, isVisible: true, amountDue, buildNotice };
  await takeStep(tx, application, context, taken, context.clock());
}

/**
 * Answers api/officer/payment/decide: the second officer confirms or refuses a proposal, or the first one takes it back;
 * 403 for the same person or without the right, 409 when it is decided or the application has moved on.
 */
export const paymentReversalDecide: MemberHandler<'paymentReversalDecide'> = async (
  request,
  context,
) => {
  const { db, caller, clock } = context;
  const { isConfirmed, reversalId } = request;
  return db.transaction(async (tx): Promise<Reply<'paymentReversalDecide'>> => {
    const application = await lockCase(tx, request, context);
    if (application === undefined) return { status: 404 };
    const { reversals, mayConfirm, mayRefuse } = await loadReversals(tx, application, context);
    const proposal = reversals.find((known) => known.reversalId === reversalId);
    if (proposal === undefined) return { status: 404 };
    const isLate = isConfirmed && application.state !== paidState;
    if (proposal.state !== 'open' || isLate) return { status: 409 };
    if (!(isConfirmed ? mayConfirm : mayRefuse)) return { status: 403 };
    const end = { endedById: caller.userId, endedOn: clock() };
    await tx
      .update(paymentReversals)
      .set({ state: isConfirmed ? 'reversed' : 'refused', ...end })
      .where(eq(paymentReversals.id, reversalId));
    if (isConfirmed) await reverse(tx, application, proposal, context);
    else await recordStep(tx, application, 'refuseReversal', '', context);
    await recordAudit(tx, context, isConfirmed ? 'APPROVE' : 'REFUSE', application, proposal);
    return { status: 200 };
  });
};

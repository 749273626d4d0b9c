import { eq } from 'drizzle-orm';
import type { RefundReason } from '@temple-land/portal-core';
import { announceRefund } from '../../../db/applications/announceRefund.ts';
import { closeOrder, lockOrder, type OrderRow } from '../../../db/applications/payments.ts';
import { findValuation } from '../../../db/applications/valuations.ts';
import type { Database } from '../../../db/database.ts';
import { payments } from '../../../db/schema/payments.ts';
import type { Deps, SecurityEvent } from '../../../handler.ts';
import type { GatewayOrder } from '../../../ports/ports.ts';
import { lockApplication } from '../applicationState.repository.ts';
import { recordPayment } from '../landRecord/valuation.ts';
import { takeStep } from '../takeStep.ts';

/** What recording an order needs. */
export interface SettlementDeps extends Pick<Deps, 'db' | 'clock'> {
  /** Writes to the security log. */
  record(event: SecurityEvent, about: { reason: string }): void;
}

/** What became of an order: recorded or known before, or refused. */
export type Settlement = 'recorded' | 'unknown' | 'mismatch';

type ReceivedPayment = GatewayOrder['payments'][number];

const demandState = 'DEMAND';
const paidStates: ReadonlySet<string> = new Set(['PAID', 'APPROVED', 'EXECUTED']);
const currency = 'INR';

/** Returns rupees as paise, in which gateways count. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Returns whether the gateway tells of the amount that was asked for, and of nothing else. */
function hasAmountOf(order: OrderRow, found: GatewayOrder): boolean {
  const paise = toPaise(order.amount);
  return (
    found.currency === currency &&
    found.paise === paise &&
    found.payments.every((payment) => payment.paise === paise)
  );
}

/** Pays what is due for land, or returns why the payment cannot be accepted. */
async function payDemand(
  tx: Database,
  order: OrderRow,
  { reference, method, paidOn }: ReceivedPayment,
  now: Date,
): Promise<RefundReason | null> {
  const application = await lockApplication(tx, order.applicationId ?? 0, undefined);
  if (application === undefined) return 'closed';
  const { state, dueOn } = application;
  if (paidStates.has(state)) return 'paidOtherwise';
  if (state === 'LAPSED') return 'late';
  if (state !== demandState) return 'closed';
  if (dueOn !== null && paidOn > dueOn) return 'late';
  const sheet = await findValuation(tx, application.id);
  if (sheet === undefined || toPaise(sheet.amountDue) !== toPaise(order.amount))
    return 'amountChanged';
  const given: Record<string, string> = { paymentNo: reference, paymentMethod: method };
  const step = { name: 'pay', to: 'PAID', given, remark: '', isVisible: true };
  await takeStep(tx, application, 'service', step, now);
  await recordPayment(tx, application, { challanNo: reference }, paidOn);
  return null;
}

/** A recorded payment, and why it is to be refunded. */
type RecordedPayment = Pick<typeof payments.$inferSelect, 'refundReason'>;

async function recordReceived(
  tx: Database,
  order: OrderRow,
  payment: ReceivedPayment,
  now: Date,
): Promise<RecordedPayment | undefined> {
  const { reference, method, paise, paidOn } = payment;
  const known = await tx.select().from(payments).where(eq(payments.orderId, order.id));
  if (known.some((row) => row.reference === reference)) return undefined;
  const isPaid = known.some((row) => row.refundReason === null);
  const accept = order.purpose === 'demand' ? payDemand : payFee;
  const refundReason = isPaid ? 'paidOtherwise' : await accept(tx, order, payment, now);
  const amount = paise / 100;
  const row = { orderId: order.id, reference, method, amount, paidOn, receivedOn: now };
  await tx.insert(payments).values({ ...row, refundReason });
  if (refundReason !== null) await announceRefund(tx, order, { ...row, refundReason }, now);
  return { refundReason };
}

/** Accepts the fee of an application that is not submitted yet; after it was submitted, the fee was paid otherwise. */
const payFee = async (_: Database, { applicationId }: OrderRow): Promise<RefundReason | null> =>
  applicationId === null ? null : 'paidOtherwise';

/**
 * Records what the gateway tells of an order: each payment once, accepted or to be refunded, or the end without one. An
 * order that the portal has not made or of another amount is refused and logged.
 */
export async function settleOrder(deps: SettlementDeps, found: GatewayOrder): Promise<Settlement> {
  const { db, clock, record } = deps;
  const recorded: RecordedPayment[] = [];
  const settlement = await db.transaction(async (tx): Promise<Settlement> => {
    const order = await lockOrder(tx, found.orderNo);
    if (order === undefined || order.gatewayOrderId !== found.gatewayOrderId) return 'unknown';
    if (!hasAmountOf(order, found)) return 'mismatch';
    for (const payment of found.payments) {
      const made = await recordReceived(tx, order, payment, clock());
      if (made) recorded.push(made);
    }
    const state = found.payments.length > 0 ? 'paid' : found.status;
    const isEnded = order.state === 'paid' || order.state === 'refunded';
    if (!isEnded && order.state !== state) await closeOrder(tx, order, state);
    return 'recorded';
  });
  if (settlement !== 'recorded') record('payment refused', { reason: settlement });
  for (const { refundReason } of recorded) {
    if (refundReason === null) record('payment received', { reason: found.orderNo });
    else record('payment to refund', { reason: refundReason });
  }
  return settlement;
}

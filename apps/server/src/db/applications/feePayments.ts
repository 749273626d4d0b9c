import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { paymentOrders, payments } from '../schema/payments.ts';
import { announceRefund } from './announceRefund.ts';
import type { OrderRow } from './payments.ts';

const isUnused = (payerId: number) =>
  and(
    eq(paymentOrders.payerId, payerId),
    eq(paymentOrders.purpose, 'applicationFee'),
    isNull(paymentOrders.applicationId),
  );

/**
 * Returns an application fee of at least an amount that a person has paid for no application yet; undefined without
 * one.
 */
export async function findUnusedFee(
  tx: Database,
  payerId: number,
  amount: number,
  orderNo?: string,
): Promise<OrderRow | undefined> {
  const isIt = and(
    isUnused(payerId),
    eq(paymentOrders.state, 'paid'),
    gte(paymentOrders.amount, amount),
    orderNo === undefined ? undefined : eq(paymentOrders.orderNo, orderNo),
  );
  const [order] = await tx
    .select()
    .from(paymentOrders)
    .where(isIt)
    .orderBy(asc(paymentOrders.id))
    .limit(1)
    .for('update');
  return order;
}

/**
 * Gives an application the orders of its fee that its applicant has begun; what was paid besides the used one is to be
 * refunded.
 */
export async function attachFeeOrders(
  tx: Database,
  applicationId: number,
  { payerId, orderNo, now }: { payerId: number; orderNo: string | undefined; now: Date },
): Promise<void> {
  const orders = await tx
    .update(paymentOrders)
    .set({ applicationId })
    .where(isUnused(payerId))
    .returning();
  const others = orders.filter((order) => order.orderNo !== orderNo);
  if (others.length === 0) return;
  const refundReason = 'paidOtherwise';
  const refunded = await tx
    .update(payments)
    .set({ refundReason })
    .where(
      and(
        inArray(
          payments.orderId,
          others.map(({ id }) => id),
        ),
        isNull(payments.refundReason),
      ),
    )
    .returning();
  for (const payment of refunded) {
    const order = { payerId, applicationId };
    await announceRefund(tx, order, { ...payment, refundReason }, now);
  }
}

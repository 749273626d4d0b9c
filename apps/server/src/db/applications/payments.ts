import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Payment, PaymentOrder } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { paymentOrders, payments } from '../schema/payments.ts';

/** A stored order. */
export type OrderRow = typeof paymentOrders.$inferSelect;

/** Returns a stored payment as screens read it. */
export const toPayment = (row: typeof payments.$inferSelect): Payment => ({
  reference: row.reference,
  method: row.method as Payment['method'],
  amount: row.amount,
  paidOn: row.paidOn.toISOString(),
  refundReason: row.refundReason as Payment['refundReason'],
  ...(row.refundedOn === null
    ? {}
    : { refund: { refundedOn: row.refundedOn, reference: row.refundReference ?? '' } }),
});

/** Returns the orders that match a condition with their payments, oldest first. */
export async function listOrders(db: Database, where: SQL | undefined): Promise<PaymentOrder[]> {
  const orders = await db.select().from(paymentOrders).where(where).orderBy(asc(paymentOrders.id));
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const received = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.paidOn), asc(payments.id));
  return orders.map(({ id, orderNo, purpose, amount, state, createdOn }) => ({
    orderNo,
    purpose: purpose as PaymentOrder['purpose'],
    amount,
    state: state as PaymentOrder['state'],
    createdOn: createdOn.toISOString(),
    payments: received.filter(({ orderId }) => orderId === id).map(toPayment),
  }));
}

/** Returns the online payments of an application, oldest first; nothing where it has none. */
export async function loadPayments(
  db: Database,
  applicationId: number,
): Promise<{ paymentOrders?: PaymentOrder[] }> {
  const orders = await listOrders(db, eq(paymentOrders.applicationId, applicationId));
  return orders.length === 0 ? {} : { paymentOrders: orders };
}

/** Locks the order with a reference; undefined for an unknown one. */
export async function lockOrder(tx: Database, orderNo: string): Promise<OrderRow | undefined> {
  const isIt = eq(paymentOrders.orderNo, orderNo);
  const [order] = await tx.select().from(paymentOrders).where(isIt).for('update');
  return order;
}

/** Returns the orders that the gateway has not closed, in order, after a given id. */
export const listOpenOrders = (
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.state, 'open'), gt(paymentOrders.id, after)))
    .orderBy(asc(paymentOrders.id))
    .limit(limit);

/** Stores the state that the gateway has closed an order with, unless it was paid meanwhile. */
export async function closeOrder(
  tx: Database,
  { id }: OrderRow,
  state: PaymentOrder['state'],
): Promise<void> {
  await tx.update(paymentOrders).set({ state }).where(eq(paymentOrders.id, id));
}

/** Closes an order that the gateway does not have, so that nobody can pay it. */
export async function closeUnknownOrder(db: Database, orderNo: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (order?.state === 'open') await closeOrder(tx, order, 'failed');
  });
}

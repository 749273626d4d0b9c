import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaymentOrder, RefundRow } from '@temple-land/portal-core';
import { toPayment } from './payments.ts';
import type { Database } from '../database.ts';
import { buildTerritoryCondition, type Responsibility } from '../land/territory.ts';
import { users } from '../schema/account.ts';
import { applications } from '../schema/applications.ts';
import { mouzas, tahasils } from '../schema/land.ts';
import { paymentOrders, payments } from '../schema/payments.ts';

const payers = alias(users, 'payers');
const recorders = alias(users, 'recorders');

const isUnusedFee = and(
  eq(paymentOrders.purpose, 'applicationFee'),
  isNull(paymentOrders.applicationId),
);

/** The condition that a payment is to be refunded, or the fee of an application that was not submitted. */
const isDue = and(
  isNull(payments.refundedOn),
  or(isNotNull(payments.refundReason), and(isUnusedFee, eq(paymentOrders.state, 'paid'))),
);

/** The condition that a payment is of an officer's area: that of its application, or of the land that its fee is for. */
const isInArea = (caller: Responsibility): SQL | undefined =>
  or(
    and(isNotNull(paymentOrders.applicationId), buildTerritoryCondition(caller, applications)),
    and(
      isNull(paymentOrders.applicationId),
      buildTerritoryCondition(caller, {
        districtId: tahasils.districtId,
        tahasilId: mouzas.tahasilId,
      }),
    ),
  );

const selectRefunds = (db: Database) =>
  db
    .select({
      payment: payments,
      purpose: paymentOrders.purpose,
      applicationId: paymentOrders.applicationId,
      payerId: paymentOrders.payerId,
      orderNo: paymentOrders.orderNo,
      applicationNo: applications.number,
      payerName: payers.fullName,
      recordedBy: recorders.fullName,
    })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .innerJoin(payers, eq(payers.id, paymentOrders.payerId))
    .leftJoin(recorders, eq(recorders.id, payments.refundRecordedById))
    .leftJoin(applications, eq(applications.id, paymentOrders.applicationId))
    .leftJoin(mouzas, eq(mouzas.id, paymentOrders.mouzaId))
    .leftJoin(tahasils, eq(tahasils.id, mouzas.tahasilId));

/** A payment that may be refunded, with its order and its application. */
export type RefundablePayment = Awaited<ReturnType<typeof selectRefunds>>[number];

/** Which payments a list has. */
export interface RefundPage {
  isMade: boolean;
  pageNumber: number;
  pageSize: number;
}

/** Returns a page of the payments of an area that are to be refunded or were, and their number. */
export async function listRefunds(
  db: Database,
  caller: Responsibility,
  { isMade, pageNumber, pageSize }: RefundPage,
): Promise<{ rows: RefundRow[]; total: number }> {
  const where = and(isInArea(caller), isMade ? isNotNull(payments.refundedOn) : isDue);
  const order = isMade
    ? [desc(payments.refundedOn), desc(payments.id)]
    : [asc(payments.paidOn), asc(payments.id)];
  const rows = await selectRefunds(db)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  return { rows: rows.map(toRefundRow), total: await countPayments(db, where) };
}

async function countPayments(db: Database, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .leftJoin(applications, eq(applications.id, paymentOrders.applicationId))
    .leftJoin(mouzas, eq(mouzas.id, paymentOrders.mouzaId))
    .leftJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .where(where);
  return counted?.total ?? 0;
}

/** Returns the number of payments of an area that are to be refunded. */
export const countDueRefunds = (db: Database, caller: Responsibility): Promise<number> =>
  countPayments(db, and(isInArea(caller), isDue));

const toRefundRow = (row: RefundablePayment): RefundRow => {
  const payment = toPayment(row.payment);
  return {
    ...payment,
    paymentId: row.payment.id,
    refundReason: payment.refundReason ?? 'notSubmitted',
    purpose: row.purpose as PaymentOrder['purpose'],
    applicationNo: row.applicationNo ?? '',
    payerName: row.payerName,
    recordedBy: row.recordedBy ?? '',
  };
};

/** Returns a payment of an area, whether it is to be refunded or not; undefined for another one. */
export async function findRefund(
  tx: Database,
  caller: Responsibility,
  paymentId: number,
): Promise<RefundablePayment | undefined> {
  const [row] = await selectRefunds(tx).where(and(eq(payments.id, paymentId), isInArea(caller)));
  return row;
}

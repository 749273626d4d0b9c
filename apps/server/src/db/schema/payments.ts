import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { moment, rupees } from './columns.ts';
import { mouzas } from './land.ts';

/** Amounts that are paid online; stored before the gateway is asked, so that no payment is without its order. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: serial('id').primaryKey(),
    orderNo: text('order_no').notNull().unique(),
    purpose: text('purpose').notNull(),
    /** Null for the fee of an application that is not submitted yet. */
    applicationId: integer('application_id').references(() => applications.id),
    /** The mouza of a fee, whose officers see it before there is an application. */
    mouzaId: integer('mouza_id').references(() => mouzas.id),
    payerId: integer('payer_id')
      .notNull()
      .references(() => users.id),
    amount: rupees('amount').notNull(),
    /** Empty until the gateway has answered, as the next one. */
    gatewayOrderId: text('gateway_order_id').notNull().default(''),
    payUrl: text('pay_url').notNull().default(''),
    state: text('state').notNull().default('created'),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    index('payment_orders_application').on(table.applicationId),
    index('payment_orders_payer').on(table.payerId),
    index('payment_orders_open')
      .on(table.id)
      .where(sql`${table.state} = 'open'`),
    check('payment_orders_purpose', sql`${table.purpose} in ('demand', 'applicationFee')`),
    check(
      'payment_orders_state',
      sql`${table.state} in ('created', 'open', 'paid', 'failed', 'cancelled', 'expired', 'refunded')`,
    ),
    check('payment_orders_amount', sql`${table.amount} > 0`),
    check(
      'payment_orders_demand',
      sql`${table.purpose} <> 'demand' or ${table.applicationId} is not null`,
    ),
  ],
);

/** Payments that the gateway has confirmed; rows are never deleted. */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => paymentOrders.id),
    /** The gateway's reference, by which a payment counts once. */
    reference: text('reference').notNull().unique(),
    method: text('method').notNull(),
    amount: rupees('amount').notNull(),
    paidOn: moment('paid_on').notNull(),
    receivedOn: moment('received_on').notNull(),
    /** Why it is to be refunded; null for an accepted payment. */
    refundReason: text('refund_reason'),
    /** The refund that an officer has recorded; all four or none. */
    refundedOn: date('refunded_on', { mode: 'string' }),
    refundReference: text('refund_reference'),
    refundRecordedById: integer('refund_recorded_by_id').references(() => users.id),
    refundRecordedOn: moment('refund_recorded_on'),
  },
  (table) => [
    uniqueIndex('payments_accepted')
      .on(table.orderId)
      .where(sql`${table.refundReason} is null`),
    check(
      'payments_method',
      sql`${table.method} in ('upi', 'card', 'netbanking', 'wallet', 'other')`,
    ),
    check('payments_amount', sql`${table.amount} > 0`),
    check(
      'payments_refund',
      sql`${table.refundReason} in ('late', 'paidOtherwise', 'closed', 'amountChanged', 'notSubmitted')`,
    ),
    check(
      'payments_refunded',
      sql`num_nonnulls(${table.refundedOn}, ${table.refundReference}, ${table.refundRecordedById},
        ${table.refundRecordedOn}) in (0, 4)
        and (${table.refundedOn} is null or ${table.refundReason} is not null)`,
    ),
    index('payments_due')
      .on(table.id)
      .where(sql`${table.refundReason} is not null and ${table.refundedOn} is null`),
  ],
);

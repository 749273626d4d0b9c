import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { moment, rupees } from './columns.ts';

/** Payments that an officer proposed to take back, with the decision of a second one; rows are never deleted. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    challanNo: text('challan_no').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    amountDue: rupees('amount_due').notNull(),
    reason: text('reason').notNull(),
    proposedById: integer('proposed_by_id')
      .notNull()
      .references(() => users.id),
    proposedOn: moment('proposed_on').notNull(),
    state: text('state').notNull().default('open'),
    endedById: integer('ended_by_id').references(() => users.id),
    endedOn: moment('ended_on'),
  },
  (table) => [
    uniqueIndex('payment_reversals_open')
      .on(table.applicationId)
      .where(sql`${table.state} = 'open'`),
    check('payment_reversals_state', sql`${table.state} in ('open', 'reversed', 'refused')`),
    check('payment_reversals_reason', sql`${table.reason} <> ''`),
    check(
      'payment_reversals_end',
      sql`num_nonnulls(${table.endedById}, ${table.endedOn}) =
        case when ${table.state} = 'open' then 0 else 2 end`,
    ),
    check(
      'payment_reversals_two',
      sql`${table.state} <> 'reversed' or ${table.endedById} <> ${table.proposedById}`,
    ),
  ],
);

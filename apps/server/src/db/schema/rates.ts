import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { acres, moment, rupees } from './columns.ts';
import { mouzas } from './land.ts';

/** The rates by which land is valued, by mouza and kisam; the newest one in force applies. */
export const rates = pgTable(
  'rates',
  {
    id: serial('id').primaryKey(),
    holding: text('holding').notNull(),
    /** Every mouza if null. */
    mouzaId: integer('mouza_id').references(() => mouzas.id),
    /** Every kisam if empty. */
    kisam: text('kisam').notNull().default(''),
    /** The price of an acre, or the yearly rent of an acre of a lease. */
    ratePerAcre: rupees('rate_per_acre').notNull(),
    concessionPercent: integer('concession_percent').notNull().default(0),
    /** The acres up to which the concession applies. */
    concessionUpTo: acres('concession_up_to').notNull().default(0),
    /** Added to the price or the first rent. */
    fee: rupees('fee').notNull().default(0),
    /** Due before an application is submitted. */
    applicationFee: rupees('application_fee').notNull().default(0),
    effectiveFrom: moment('effective_from').notNull(),
    /** The order that fixed the rate. */
    orderNo: text('order_no').notNull(),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('rates_scope').on(
      table.holding,
      sql`coalesce(${table.mouzaId}, 0)`,
      sql`lower(${table.kisam})`,
      table.effectiveFrom,
    ),
    check('rates_holding', sql`${table.holding} in ('lease', 'purchase')`),
    check(
      'rates_amounts',
      sql`${table.ratePerAcre} >= 0 and ${table.fee} >= 0 and ${table.applicationFee} >= 0
        and ${table.concessionUpTo} >= 0
        and ${table.concessionPercent} between 0 and 100`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ValuationLine, ValuationRule } from '@temple-land/portal-core';
import { applications } from './applications.ts';
import { acres, moment, rupees } from './columns.ts';

/** The valuation sheet of a land application with the amount due, and the payment of it. */
export const valuations = pgTable(
  'valuations',
  {
    applicationId: integer('application_id')
      .primaryKey()
      .references(() => applications.id),
    areaGranted: acres('area_granted').notNull(),
    /** Rupees per acre: the price of a purchase, the yearly rent of a lease. */
    ratePerAcre: rupees('rate_per_acre').notNull(),
    value: rupees('value').notNull(),
    concession: rupees('concession').notNull(),
    fee: rupees('fee').notNull(),
    amountDue: rupees('amount_due').notNull(),
    /** The years of a lease; null for a purchase. */
    termYears: integer('term_years'),
    /** The rate of the list that applied, as it was then; null where none did. */
    rule: jsonb('rule').$type<ValuationRule>(),
    /** The plots and their parts with their amounts; empty in the sheets of earlier releases. */
    lines: jsonb('lines').$type<ValuationLine[]>().notNull().default([]),
    valuedOn: moment('valued_on').notNull(),
    challanNo: text('challan_no').notNull().default(''),
    paidOn: date('paid_on', { mode: 'string' }),
  },
  (table) => [
    check('valuations_area', sql`${table.areaGranted} > 0`),
    check(
      'valuations_amount',
      sql`${table.concession} between 0 and ${table.value} and ${table.fee} >= 0
        and ${table.amountDue} = ${table.value} - ${table.concession} + ${table.fee}`,
    ),
    check('valuations_term', sql`${table.termYears} between 1 and 99`),
    check('valuations_paid', sql`(${table.challanNo} = '') = (${table.paidOn} is null)`),
  ],
);

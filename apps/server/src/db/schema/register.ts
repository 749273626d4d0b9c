import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { acres, moment, rupees } from './columns.ts';
import { mouzas } from './land.ts';
import { plotReference, plotForeignKey } from './plotReference.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** The application that wrote an entry; null for an entry of an import. */
const source = () => integer('application_id').references(() => applications.id);

/**
 * The figures of a mouza, updated by triggers on khatiyans, plots, kisams and the registers, so that reports need not
 * sum plots. `version` is incremented with every change; map tiles depend on it.
 */
export const mouzaFacts = pgTable('mouza_facts', {
  mouzaId: integer('mouza_id')
    .primaryKey()
    .references(() => mouzas.id, { onDelete: 'cascade' }),
  khatiyans: integer('khatiyans').notNull().default(0),
  plots: integer('plots').notNull().default(0),
  area: acres('area').notNull().default(0),
  areaFinal: acres('area_final').notNull().default(0),
  areaLeased: acres('area_leased').notNull().default(0),
  areaSold: acres('area_sold').notNull().default(0),
  areaVacant: acres('area_vacant').notNull().default(0),
  areaQuarry: acres('area_quarry').notNull().default(0),
  areaEncroached: acres('area_encroached').notNull().default(0),
  /** The completed verifications of the use of plots. */
  verifications: integer('verifications').notNull().default(0),
  rent: rupees('rent').notNull().default(0),
  recordedOn: moment('recorded_on'),
  version: integer('version').notNull().default(0),
});

/**
 * Plots and acres of a mouza by kisam, satwa and state of the record of rights, written by a trigger on `mouza_facts`.
 * The rows of a mouza add up to its `plots` and `area` there.
 */
export const mouzaLandFacts = pgTable(
  'mouza_land_facts',
  {
    mouzaId: integer('mouza_id')
      .notNull()
      .references(() => mouzas.id, { onDelete: 'cascade' }),
    kisam: text('kisam').notNull(),
    satwa: text('satwa').notNull(),
    rorStatus: text('ror_status').notNull(),
    plots: integer('plots').notNull(),
    area: acres('area').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mouzaId, table.kisam, table.satwa, table.rorStatus] })],
);

/** Encroachments found on a plot: open, removed, or dismissed without an order. */
export const encroachments = pgTable(
  'encroachments',
  {
    id: serial('id').primaryKey(),
    ...plotReference(),
    applicationId: source(),
    /** The number in the register of the office from which it was imported; empty for the others. */
    recordNo: text('record_no').notNull().default(''),
    area: acres('area').notNull(),
    kind: text('kind').notNull(),
    foundOn: day('found_on').notNull(),
    state: text('state').notNull(),
    removedOn: day('removed_on'),
    recoveredArea: acres('recovered_area'),
  },
  (table) => [
    plotForeignKey('encroachments_about', table),
    uniqueIndex('encroachments_record_no')
      .on(table.recordNo)
      .where(sql`${table.recordNo} <> ''`),
    index('encroachments_open')
      .on(table.mouzaId, table.plotId)
      .where(sql`${table.state} = 'open'`),
    index('encroachments_plot')
      .on(table.plotId)
      .where(sql`${table.state} = 'open'`),
    check('encroachments_area', sql`${table.area} > 0`),
    check('encroachments_state', sql`${table.state} in ('open', 'removed', 'dismissed')`),
    check(
      'encroachments_removed',
      sql`(${table.state} = 'removed') = (${table.removedOn} is not null)`,
    ),
  ],
);

/** Inspections of the use of a plot; completed ones have a date and a finding. */
export const landUseVerifications = pgTable(
  'land_use_verifications',
  {
    id: serial('id').primaryKey(),
    ...plotReference(),
    applicationId: source(),
    state: text('state').notNull(),
    plannedOn: day('planned_on').notNull(),
    completedOn: day('completed_on'),
    recordedUse: text('recorded_use').notNull(),
    foundUse: text('found_use').notNull().default(''),
    verifiedBy: text('verified_by').notNull().default(''),
    remark: text('remark').notNull().default(''),
  },
  (table) => [
    plotForeignKey('land_use_verifications_about', table),
    index('land_use_verifications_completed')
      .on(table.mouzaId, table.id)
      .where(sql`${table.state} = 'completed'`),
    index('land_use_verifications_plot')
      .on(table.plotId)
      .where(sql`${table.state} = 'completed'`),
    check('land_use_verifications_state', sql`${table.state} in ('planned', 'completed')`),
    check(
      'land_use_verifications_day',
      sql`(${table.state} = 'completed') = (${table.completedOn} is not null)`,
    ),
  ],
);

/** Land sale cases with their amounts. */
export const landSaleCases = pgTable(
  'land_sale_cases',
  {
    id: serial('id').primaryKey(),
    caseNo: text('case_no').notNull(),
    applicationNo: text('application_no').notNull().default(''),
    ...plotReference(),
    applicationId: source(),
    area: acres('area').notNull(),
    kisam: text('kisam').notNull(),
    ratePerAcre: rupees('rate_per_acre').notNull(),
    value: rupees('value').notNull(),
    concession: rupees('concession').notNull().default(0),
    paid: rupees('paid').notNull().default(0),
    openedOn: day('opened_on').notNull(),
    orderNo: text('order_no').notNull().default(''),
    orderedOn: day('ordered_on'),
    deedNo: text('deed_no').notNull().default(''),
    deedOn: day('deed_on'),
    /** When the order was cancelled; the case no longer counts. */
    cancelledOn: day('cancelled_on'),
  },
  (table) => [
    uniqueIndex('land_sale_cases_no').on(table.caseNo),
    plotForeignKey('land_sale_cases_about', table),
    index('land_sale_cases_plot').on(table.plotId),
    index('land_sale_cases_mouza').on(table.mouzaId, table.openedOn),
    check('land_sale_cases_area', sql`${table.area} > 0`),
    check(
      'land_sale_cases_money',
      sql`${table.ratePerAcre} >= 0 and ${table.value} >= 0 and ${table.paid} >= 0
        and ${table.concession} between 0 and ${table.value}
        and ${table.paid} <= ${table.value} - ${table.concession}`,
    ),
    check('land_sale_cases_order', sql`${table.orderedOn} >= ${table.openedOn}`),
    check('land_sale_cases_deed', sql`${table.deedOn} >= ${table.orderedOn}`),
  ],
);

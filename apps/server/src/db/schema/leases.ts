import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { acres, rupees } from './columns.ts';
import { plotReference, plotForeignKey } from './plotReference.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** Leases (LA_Right of a lessee); the active leases of a plot are of different parts of it. */
export const leases = pgTable(
  'leases',
  {
    id: serial('id').primaryKey(),
    leaseNo: text('lease_no').notNull(),
    ...plotReference(),
    /** The application whose order granted the lease; null for a lease of an import. */
    applicationId: integer('application_id').references(() => applications.id),
    /** The leased acres. */
    area: acres('area').notNull(),
    kind: text('kind').notNull(),
    /** The name of a person or firm; the service only returns it masked. */
    lessee: text('lessee').notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    yearlyRent: rupees('yearly_rent').notNull(),
    /** The day on which the next yearly rent is due. */
    nextRentOn: day('next_rent_on'),
    orderNo: text('order_no').notNull().default(''),
    deedNo: text('deed_no').notNull().default(''),
    deedOn: day('deed_on'),
    state: text('state').notNull(),
    /** Cubic metres that a quarry lease permits in a year. */
    permittedQuantity: numeric('permitted_quantity', { precision: 12, scale: 2, mode: 'number' }),
  },
  (table) => [
    uniqueIndex('leases_no').on(table.leaseNo),
    index('leases_application').on(table.applicationId),
    plotForeignKey('leases_about', table),
    index('leases_mouza').on(table.mouzaId),
    index('leases_plot').on(table.plotId),
    index('leases_end').on(table.endsOn),
    check(
      'leases_kind',
      sql`${table.kind} in ('agricultural', 'homestead', 'commercial', 'quarry')`,
    ),
    check('leases_state', sql`${table.state} in ('active', 'ended', 'cancelled')`),
    check('leases_days', sql`${table.endsOn} > ${table.startsOn}`),
    check('leases_area', sql`${table.area} > 0`),
    check('leases_rent', sql`${table.yearlyRent} >= 0`),
    check(
      'leases_quantity',
      sql`(${table.kind} = 'quarry') = (${table.permittedQuantity} is not null)`,
    ),
  ],
);

/** The monthly return of a quarry lease: cubic metres and worked area. */
export const quarryReturns = pgTable(
  'quarry_returns',
  {
    leaseId: integer('lease_id')
      .notNull()
      .references(() => leases.id),
    /** The first day of the month. */
    month: day('month').notNull(),
    quantity: numeric('quantity', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    workedArea: acres('worked_area').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leaseId, table.month] }),
    check('quarry_returns_month', sql`extract(day from ${table.month}) = 1`),
    check('quarry_returns_amount', sql`${table.quantity} >= 0 and ${table.workedArea} >= 0`),
  ],
);

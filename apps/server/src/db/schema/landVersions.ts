import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { acres, box, bytea, rupees } from './columns.ts';
import { khatiyans, plots } from './land.ts';

/** The days of a version, the last one not included; the first version begins at -infinity. */
const dayColumns = {
  fromDay: date('from_day', { mode: 'string' }).notNull(),
  untilDay: date('until_day', { mode: 'string' }).notNull(),
};

/**
 * What plots were before their present row, without gaps from the beginning of the record on. Triggers write it: a change
 * is in force from its effective day on, also when it was entered later. A plot was not in use before it was added.
 */
export const plotVersions = pgTable(
  'plot_versions',
  {
    plotId: integer('plot_id')
      .notNull()
      .references(() => plots.id, { onDelete: 'cascade' }),
    ...dayColumns,
    /** No foreign key, because the undo of an import may remove a khatiyan that a plot once had. */
    khatiyanId: integer('khatiyan_id').notNull(),
    number: text('number').notNull(),
    kisam: text('kisam').notNull(),
    area: acres('area').notNull(),
    status: text('status').notNull(),
    isActive: boolean('is_active').notNull(),
    bounds: box('bounds'),
    ring: bytea('ring'),
  },
  (table) => [
    primaryKey({ columns: [table.plotId, table.fromDay] }),
    index('plot_versions_until').on(table.untilDay),
    index('plot_versions_khatiyan').on(table.khatiyanId),
    index('plot_versions_bounds').using('gist', table.bounds),
    check('plot_versions_days', sql`${table.fromDay} < ${table.untilDay}`),
  ],
);

/** What khatiyans were before their present row, as for plots. */
export const khatiyanVersions = pgTable(
  'khatiyan_versions',
  {
    khatiyanId: integer('khatiyan_id')
      .notNull()
      .references(() => khatiyans.id, { onDelete: 'cascade' }),
    ...dayColumns,
    number: text('number').notNull(),
    ownerLine: text('owner_line').notNull(),
    satwa: text('satwa').notNull(),
    marfatdar: text('marfatdar').notNull(),
    rent: rupees('rent').notNull(),
    cess: rupees('cess').notNull(),
    rorStatus: text('ror_status').notNull(),
    publishedOn: date('published_on', { mode: 'string' }),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.khatiyanId, table.fromDay] }),
    index('khatiyan_versions_until').on(table.untilDay),
    check('khatiyan_versions_days', sql`${table.fromDay} < ${table.untilDay}`),
  ],
);

/**
 * What the rows of the registers about plots (leases, sale cases, encroachments, verifications and the details of plots)
 * were before their present ones, written by triggers. `record` is the whole row; null where it was not in its register
 * on these days. The row of record 0 ends on the day since which a register is kept, where it had rows before.
 */
export const registerVersions = pgTable(
  'register_versions',
  {
    register: text('register').notNull(),
    recordId: integer('record_id').notNull(),
    ...dayColumns,
    record: jsonb('record').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.register, table.recordId, table.fromDay] }),
    index('register_versions_until').on(table.register, table.untilDay),
    check('register_versions_days', sql`${table.fromDay} < ${table.untilDay}`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { acres, box, bytea } from './columns.ts';
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
  },
  (table) => [
    primaryKey({ columns: [table.khatiyanId, table.fromDay] }),
    index('khatiyan_versions_until').on(table.untilDay),
    check('khatiyan_versions_days', sql`${table.fromDay} < ${table.untilDay}`),
  ],
);

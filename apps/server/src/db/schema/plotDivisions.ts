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
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';
import { mouzas, plots } from './land.ts';

const user = (name: string) => integer(name).references(() => users.id);

/** Plots that were divided or joined: the old plots are out of use, the new ones in use, until it is undone. */
export const plotDivisions = pgTable(
  'plot_divisions',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    mouzaId: integer('mouza_id')
      .notNull()
      .references(() => mouzas.id),
    /** The document on which it rests. */
    source: text('source').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    madeOn: moment('made_on').notNull(),
    madeBy: user('made_by').notNull(),
    approvedBy: user('approved_by').notNull(),
    undoneOn: moment('undone_on'),
    undoneBy: user('undone_by'),
    undoSource: text('undo_source').notNull().default(''),
  },
  (table) => [
    check('plot_divisions_kind', sql`${table.kind} in ('split', 'merge')`),
    check('plot_divisions_two', sql`${table.approvedBy} <> ${table.madeBy}`),
    check('plot_divisions_undone', sql`(${table.undoneOn} is null) = (${table.undoneBy} is null)`),
  ],
);

/** From which plots a plot was made: a row for each old plot of each new one. */
export const plotLineage = pgTable(
  'plot_lineage',
  {
    divisionId: integer('division_id')
      .notNull()
      .references(() => plotDivisions.id),
    parentId: integer('parent_id')
      .notNull()
      .references(() => plots.id),
    childId: integer('child_id')
      .notNull()
      .references(() => plots.id),
  },
  (table) => [
    primaryKey({ columns: [table.divisionId, table.parentId, table.childId] }),
    index('plot_lineage_parent').on(table.parentId),
    index('plot_lineage_child').on(table.childId),
  ],
);

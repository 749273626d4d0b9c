import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type {
  CorrectionField,
  CorrectionState,
  CorrectionStepKind,
} from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';
import { khatiyans, mouzas, plots } from './land.ts';

/** Reports of errors in the land record: one entry of a plot or khatiyan each, which an officer checks. */
export const corrections = pgTable(
  'corrections',
  {
    id: serial('id').primaryKey(),
    mouzaId: integer('mouza_id')
      .notNull()
      .references(() => mouzas.id),
    /** Null for a request about a khatiyan alone, and after the undo of the import that made the plot. */
    plotId: integer('plot_id').references(() => plots.id, { onDelete: 'set null' }),
    khatiyanId: integer('khatiyan_id').references(() => khatiyans.id, { onDelete: 'set null' }),
    /** The numbers of that day; the plot's is empty for a request about a khatiyan alone. */
    plotNo: text('plot_no').notNull(),
    khataNo: text('khata_no').notNull(),
    field: text('field').$type<CorrectionField>().notNull(),
    entryNow: text('entry_now').notNull(),
    entryWanted: text('entry_wanted').notNull(),
    reason: text('reason').notNull(),
    requestedBy: integer('requested_by')
      .notNull()
      .references(() => users.id),
    requestedOn: moment('requested_on').notNull(),
    state: text('state').$type<CorrectionState>().notNull().default('open'),
  },
  (table) => [
    index('corrections_requester').on(table.requestedBy, table.id),
    index('corrections_place').on(table.mouzaId, table.state, table.id),
    index('corrections_plot').on(table.plotId),
    index('corrections_khatiyan').on(table.khatiyanId),
    check(
      'corrections_state',
      sql`${table.state} in ('open', 'asked', 'proposed', 'entered', 'refused', 'withdrawn')`,
    ),
  ],
);

/** What happened to correction requests, oldest first; entries are never changed. */
export const correctionSteps = pgTable(
  'correction_steps',
  {
    id: serial('id').primaryKey(),
    correctionId: integer('correction_id')
      .notNull()
      .references(() => corrections.id),
    kind: text('kind').$type<CorrectionStepKind>().notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    /** Null for the end of a proposal that nobody decided. */
    byUserId: integer('by_user_id').references(() => users.id),
  },
  (table) => [
    index('correction_steps_request').on(table.correctionId, table.id),
    check(
      'correction_steps_kind',
      sql`${table.kind} in ('ask', 'answer', 'propose', 'refuse', 'withdraw', 'return', 'enter')`,
    ),
  ],
);

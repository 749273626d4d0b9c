import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ErasureCounts } from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** Requests for the erasure of an account; a row contains no personal data and is the proof once it is done. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    id: serial('id').primaryKey(),
    /** The number of the request, such as ER/2026/000012. */
    number: text('number').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    askedOn: moment('asked_on').notNull(),
    /** Until then the request can be taken back. */
    dueOn: moment('due_on').notNull(),
    state: text('state').notNull().default('waiting'),
    endedOn: moment('ended_on'),
    /** Why it was refused; empty otherwise. */
    reason: text('reason').notNull().default(''),
    /** What was erased; null unless it was. */
    counts: jsonb('counts').$type<ErasureCounts>(),
  },
  (table) => [
    uniqueIndex('erasure_requests_number').on(table.number),
    uniqueIndex('erasure_requests_waiting')
      .on(table.userId)
      .where(sql`${table.state} = 'waiting'`),
    index('erasure_requests_due').on(table.state, table.dueOn),
    check(
      'erasure_requests_state',
      sql`${table.state} in ('waiting', 'withdrawn', 'refused', 'erased')`,
    ),
    check(
      'erasure_requests_end',
      sql`(${table.state} = 'waiting') = (${table.endedOn} is null)
        and (${table.state} = 'refused') = (${table.reason} <> '')
        and (${table.state} = 'erased') = (${table.counts} is not null)`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** When the portal was opened to the public and closed again; without a row it is closed, except in a demo. */
export const publications = pgTable(
  'publications',
  {
    id: serial('id').primaryKey(),
    isPublic: boolean('is_public').notNull(),
    changedOn: moment('changed_on').notNull(),
    reason: text('reason').notNull(),
    /** Null for an installation that had citizens before it could be closed. */
    askedBy: integer('asked_by').references(() => users.id),
    approvedBy: integer('approved_by').references(() => users.id),
  },
  (table) => [check('publications_two', sql`${table.askedBy} <> ${table.approvedBy}`)],
);

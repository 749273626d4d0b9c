import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row in a database that was restored as a test copy, in which persons are masked; else none. */
export const testCopies = pgTable(
  'test_copies',
  {
    id: integer('id').primaryKey(),
    /** The point in time of the backup. */
    takenAt: moment('taken_at').notNull(),
    madeOn: moment('made_on').notNull(),
  },
  (table) => [check('test_copies_one', sql`${table.id} = 1`)],
);

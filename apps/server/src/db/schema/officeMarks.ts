import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

/** The pictures of the marks of the office, PNGs by their SHA-256: those of its versions, and one that may be waiting. */
export const officeMarks = pgTable(
  'office_marks',
  {
    hash: text('hash').primaryKey(),
    picture: bytea('picture').notNull(),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [check('office_marks_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`)],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { moment } from './columns.ts';
import { documents } from './documents.ts';

/** What an officer found about a document of an application; a later finding replaces it. */
export const documentChecks = pgTable(
  'document_checks',
  {
    documentId: integer('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    result: text('result').notNull(),
    /** Empty only for an accepted document. */
    note: text('note').notNull().default(''),
    byUserId: integer('by_user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check(
      'document_checks_result',
      sql`${table.result} in ('accepted', 'illegible', 'wrong', 'expired')`,
    ),
    check('document_checks_note', sql`${table.note} <> '' or ${table.result} = 'accepted'`),
  ],
);

/** Notes of the office about an application, which no applicant, clerk or visitor is ever shown. */
export const caseNotes = pgTable(
  'case_notes',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    text: text('text').notNull(),
    byUserId: integer('by_user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('case_notes_application').on(table.applicationId),
    check('case_notes_text', sql`${table.text} <> ''`),
  ],
);

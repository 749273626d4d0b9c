import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';
import { encryptedText, isSealed } from './encrypted.ts';

/** Problems with pages, reported by anyone; the contact is deleted some time after the report was closed. */
export const pageReports = pgTable(
  'page_reports',
  {
    id: serial('id').primaryKey(),
    path: text('path').notNull(),
    problem: text('problem').notNull(),
    expected: text('expected').notNull(),
    contact: encryptedText('page_reports.contact').notNull(),
    reportedOn: moment('reported_on').notNull(),
    closedOn: moment('closed_on'),
    closedBy: integer('closed_by').references(() => users.id),
  },
  (table) => [
    index('page_reports_open')
      .on(table.reportedOn)
      .where(sql`${table.closedOn} is null`),
    check('page_reports_sealed', isSealed(table.contact)),
    check('page_reports_closed', sql`(${table.closedOn} is null) = (${table.closedBy} is null)`),
  ],
);

import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OfficeField } from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** The published versions of the details of the office; without one those of the sample apply. */
export const officeVersions = pgTable(
  'office_versions',
  {
    version: integer('version').primaryKey(),
    details: jsonb('details').$type<Readonly<Record<OfficeField, string>>>().notNull(),
    publishedOn: moment('published_on').notNull(),
    reason: text('reason').notNull(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id),
    approvedBy: integer('approved_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    check('office_versions_version', sql`${table.version} >= 1`),
    check('office_versions_two', sql`${table.askedBy} <> ${table.approvedBy}`),
  ],
);

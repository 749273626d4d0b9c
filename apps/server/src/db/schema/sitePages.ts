import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PageSource } from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** The published versions of the public pages; without one the built-in text of a page applies. */
export const pageVersions = pgTable(
  'page_versions',
  {
    name: text('name').notNull(),
    version: integer('version').notNull(),
    source: jsonb('source').$type<PageSource>().notNull(),
    /** The day of the next review, yyyy-MM-dd; empty without one. */
    reviewOn: text('review_on').notNull(),
    publishedOn: moment('published_on').notNull(),
    reason: text('reason').notNull(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id),
    approvedBy: integer('approved_by')
      .notNull()
      .references(() => users.id),
    /** When administrators were reminded of the review; null before. */
    remindedOn: moment('reminded_on'),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version] }),
    check('page_versions_version', sql`${table.version} >= 1`),
    check('page_versions_two', sql`${table.askedBy} <> ${table.approvedBy}`),
  ],
);

/** The drafts of the public pages; at most one for each, deleted when it is published. */
export const pageDrafts = pgTable('page_drafts', {
  name: text('name').primaryKey(),
  source: jsonb('source').$type<PageSource>().notNull(),
  reviewOn: text('review_on').notNull(),
  revision: integer('revision').notNull(),
  savedBy: integer('saved_by')
    .notNull()
    .references(() => users.id),
  savedOn: moment('saved_on').notNull(),
});

import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DraftSource } from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';
import { documents } from './documents.ts';

/**
 * The published versions of the public pages, and of notices, tenders, questions and contacts (`notification-12`). Without one the
 * built-in text of a page applies.
 */
export const pageVersions = pgTable(
  'page_versions',
  {
    name: text('name').notNull(),
    version: integer('version').notNull(),
    source: jsonb('source').$type<DraftSource>().notNull(),
    /** The day of the next review, yyyy-MM-dd; empty without one. */
    reviewOn: text('review_on').notNull(),
    publishedOn: moment('published_on').notNull(),
    reason: text('reason').notNull(),
    /** Null for the text of a record before its first version. */
    askedBy: integer('asked_by').references(() => users.id),
    /** Null for a record that one administrator saved alone. */
    approvedBy: integer('approved_by').references(() => users.id),
    /** When administrators were reminded of the review; null before. */
    remindedOn: moment('reminded_on'),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version] }),
    check('page_versions_version', sql`${table.version} >= 1`),
    check('page_versions_two', sql`${table.askedBy} <> ${table.approvedBy}`),
  ],
);

/** The drafts of public pages and of records; at most one for each, deleted when it is published. */
export const pageDrafts = pgTable('page_drafts', {
  name: text('name').primaryKey(),
  source: jsonb('source').$type<DraftSource>().notNull(),
  reviewOn: text('review_on').notNull(),
  /** The file on which the change of a record rests; null without one. */
  documentId: integer('document_id').references(() => documents.id),
  revision: integer('revision').notNull(),
  savedBy: integer('saved_by')
    .notNull()
    .references(() => users.id),
  savedOn: moment('saved_on').notNull(),
});

import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { RecordAction, RecordChange } from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';
import { corrections } from './corrections.ts';
import { documents } from './documents.ts';

/**
 * The history of the records of the administrators' lists, except accounts, whose changes are in `pending_changes` and
 * in the audit trail.
 */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: serial('id').primaryKey(),
    entity: text('entity').notNull(),
    recordId: integer('record_id').notNull(),
    action: text('action').$type<RecordAction>().notNull(),
    changedOn: moment('changed_on').notNull(),
    changedBy: integer('changed_by')
      .notNull()
      .references(() => users.id),
    approvedBy: integer('approved_by').references(() => users.id),
    /** The day from which the change is in force. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    /** The document on which the change rests; empty where none is needed. */
    source: text('source').notNull().default(''),
    /** The file of that document; null without one. */
    documentId: integer('document_id').references(() => documents.id),
    /** The correction request that asked for it; null without one. */
    correctionId: integer('correction_id').references(() => corrections.id),
    fields: jsonb('fields').$type<RecordChange['fields']>().notNull(),
  },
  (table) => [
    index('record_changes_record').on(table.entity, table.recordId, table.id),
    index('record_changes_document')
      .on(table.documentId)
      .where(sql`${table.documentId} is not null`),
    check(
      'record_changes_action',
      sql`${table.action} in ('create', 'update', 'retire', 'restore')`,
    ),
    check(
      'record_changes_two',
      sql`${table.approvedBy} is null or ${table.approvedBy} <> ${table.changedBy}`,
    ),
  ],
);

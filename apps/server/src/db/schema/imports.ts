import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { importDetails, importEntities } from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** A file of an import. */
export interface ImportedFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** How many records of a kind an import added, changed and left as they were. */
export interface ImportCount {
  added: number;
  changed: number;
  unchanged: number;
}

/** Imports that changed something, each with its files and who made it: the operator by command, or a user. */
export const importBatches = pgTable(
  'import_batches',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    files: jsonb('files').$type<ImportedFile[]>().notNull(),
    counts: jsonb('counts').$type<Record<string, ImportCount>>().notNull(),
    importedOn: moment('imported_on').notNull(),
    importedBy: text('imported_by').notNull(),
    userId: integer('user_id').references(() => users.id),
    undoneOn: moment('undone_on'),
    undoneBy: text('undone_by'),
    undoReason: text('undo_reason').notNull().default(''),
  },
  (table) => [
    check('import_batches_kind', sql`${table.kind} in ('land', 'register')`),
    check('import_batches_undone', sql`(${table.undoneOn} is null) = (${table.undoneBy} is null)`),
  ],
);

const writtenKinds = [...importEntities, ...importDetails].map((name) => `'${name}'`).join(', ');

/** The records that an import wrote: each as it was before, null for an added one, and the hash of what was written. */
export const importChanges = pgTable(
  'import_changes',
  {
    batchId: integer('batch_id')
      .notNull()
      .references(() => importBatches.id, { onDelete: 'cascade' }),
    entity: text('entity').notNull(),
    recordId: integer('record_id').notNull(),
    before: jsonb('before'),
    afterHash: text('after_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.entity, table.recordId] }),
    index('import_changes_record').on(table.entity, table.recordId),
    check('import_changes_entity', sql.raw(`entity in (${writtenKinds})`)),
  ],
);

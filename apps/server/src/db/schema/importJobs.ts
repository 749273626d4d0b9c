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
  boolean,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  AcceptableFault,
  ImportMapping,
  ImportPreview,
  ImportProgress,
} from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';
import { importBatches, type ImportCount } from './imports.ts';

/** A file of an import on screen: its size as announced, and its hash when all of it has arrived. */
export interface JobFile {
  name: string;
  bytes: number;
  sha256?: string;
}

/**
 * Imports and undos that administrators make on screen, each step of which runs in the background. `queued` waits for a
 * process that takes it; `seen_on` of a running one is renewed, so that a job of a stopped process is found.
 */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull().default('land'),
    step: text('step').notNull(),
    state: text('state').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdOn: moment('created_on').notNull(),
    changedOn: moment('changed_on').notNull(),
    seenOn: moment('seen_on'),
    files: jsonb('files').$type<JobFile[]>().notNull(),
    /** The tables of the files with their first rows. */
    tables: jsonb('tables').$type<ImportPreview[]>(),
    mapping: jsonb('mapping').$type<ImportMapping>(),
    crs: text('crs').notNull().default('EPSG:4326'),
    accepted: jsonb('accepted').$type<AcceptableFault[]>().notNull().default([]),
    progress: jsonb('progress').$type<ImportProgress>(),
    rows: integer('rows').notNull().default(0),
    faultCount: integer('fault_count').notNull().default(0),
    acceptedCount: integer('accepted_count').notNull().default(0),
    counts: jsonb('counts').$type<Record<string, ImportCount>>().notNull().default({}),
    /** Why it failed, in English: what the reader of the file says. */
    problem: text('problem').notNull().default(''),
    reason: text('reason').notNull().default(''),
    batchId: integer('batch_id').references(() => importBatches.id),
  },
  (table) => [
    uniqueIndex('import_jobs_running')
      .on(table.state)
      .where(sql`${table.state} = 'running'`),
    index('import_jobs_user').on(table.userId),
    index('import_jobs_batch').on(table.batchId),
    check('import_jobs_step', sql`${table.step} in ('read', 'check', 'import', 'undo')`),
    check(
      'import_jobs_state',
      sql`${table.state} in ('uploading', 'queued', 'running', 'mapping', 'faults', 'ready', 'done', 'failed', 'interrupted', 'discarded')`,
    ),
  ],
);

/** The parts of the files of an import, in the order of the file. */
export const importParts = pgTable(
  'import_parts',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    file: integer('file').notNull(),
    part: integer('part').notNull(),
    bytes: integer('bytes').notNull(),
    storageKey: text('storage_key').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.file, table.part] })],
);

/** The faults of the last check of an import, in the order of the files. */
export const importFaults = pgTable(
  'import_faults',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').notNull(),
    isAccepted: boolean('is_accepted').notNull(),
    /** The names of the table, the column and the cell, the row, the text and an explanation. */
    place: jsonb('place').$type<ImportFaultPlace>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    index('import_faults_kind').on(table.jobId, table.kind, table.position),
  ],
);

/** The place of a fault and the text that stands there. */
export interface ImportFaultPlace {
  table: string;
  row: number;
  column: string;
  cell: string;
  value: string;
  detail: string;
}

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { roles, users } from './account.ts';
import { moment } from './columns.ts';
import { corrections } from './corrections.ts';
import { documents } from './documents.ts';
import { importJobs } from './importJobs.ts';
import { khatiyans, plots } from './land.ts';
import { encryptedJson, isSealed } from './encrypted.ts';

/** Fields of a change by name: texts, numbers or nothing. */
export type ChangeValues = Readonly<Record<string, string | number | null>>;

/**
 * Changes of accounts, of the rights of roles, of workflows, of the office, of khatiyans, plots, public pages, notices,
 * tenders and questions, and imports, that take effect when a second administrator approves them.
 */
export const pendingChanges = pgTable(
  'pending_changes',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The account; null for a new account, a role, a workflow, the office and an import. */
    userId: integer('user_id').references(() => users.id),
    /** The role whose rights change; null for an account. */
    roleId: integer('role_id').references(() => roles.id),
    /** The khatiyan whose record changes; null for all others. */
    khatiyanId: integer('khatiyan_id').references(() => khatiyans.id, { onDelete: 'set null' }),
    /** The plot whose record changes; null for all others. */
    plotId: integer('plot_id').references(() => plots.id, { onDelete: 'set null' }),
    /** The application type whose workflow gets a version; null for the others. */
    workflowType: integer('workflow_type'),
    /** The name of the draft of a public page or a record that gets a version; null for the others. */
    pageName: text('page_name'),
    /** The import that is to be made or undone; null for the others. */
    importJobId: integer('import_job_id').references(() => importJobs.id),
    /** The correction request that asked for it; null without one. */
    correctionId: integer('correction_id').references(() => corrections.id),
    /** The file of the document on which it rests; null without one. */
    documentId: integer('document_id').references(() => documents.id),
    before: encryptedJson<ChangeValues>('pending_changes.before').notNull(),
    after: encryptedJson<ChangeValues>('pending_changes.after').notNull(),
    reason: text('reason').notNull(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id),
    askedOn: moment('asked_on').notNull(),
    expiresOn: moment('expires_on').notNull(),
    state: text('state').notNull().default('waiting'),
    /** Who approved, refused or withdrew it; null if it is pending or expired. */
    decidedBy: integer('decided_by').references(() => users.id),
    decidedOn: moment('decided_on'),
    remark: text('remark').notNull().default(''),
  },
  (table) => [
    uniqueIndex('pending_changes_waiting')
      .on(table.userId, table.kind)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('pending_changes_role')
      .on(table.roleId, table.kind)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('pending_changes_workflow')
      .on(table.workflowType)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('pending_changes_khatiyan')
      .on(table.khatiyanId)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('pending_changes_plot')
      .on(table.plotId)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('pending_changes_import')
      .on(table.importJobId)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('pending_changes_page')
      .on(table.pageName)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('pending_changes_office')
      .on(table.kind)
      .where(sql`${table.state} = 'waiting' and ${table.kind} in ('officeDetails', 'publication')`),
    index('pending_changes_correction')
      .on(table.correctionId)
      .where(sql`${table.correctionId} is not null`),
    index('pending_changes_state').on(table.state, table.id),
    check('pending_changes_sealed', sql`${isSealed(table.before)} and ${isSealed(table.after)}`),
    check(
      'pending_changes_state',
      sql`${table.state} in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')`,
    ),
    check(
      'pending_changes_two',
      sql`${table.state} <> 'approved' or (${table.decidedBy} <> ${table.askedBy} and ${table.decidedBy} is distinct from ${table.userId})`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/**
 * The versions of each workflow. An application follows the version that was valid when it began; the first version,
 * and those that came with a release, have nobody who asked for them.
 */
export const workflowVersions = pgTable(
  'workflow_versions',
  {
    type: integer('type').notNull(),
    version: integer('version').notNull(),
    validFrom: moment('valid_from').notNull(),
    /** Checked by `WorkflowDefinition` and `findDefinitionFault` before it is stored and when it is read. */
    definition: jsonb('definition').notNull(),
    reason: text('reason').notNull().default(''),
    askedBy: integer('asked_by').references(() => users.id),
    approvedBy: integer('approved_by').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.version] }),
    check('workflow_versions_type', sql`${table.type} in (1, 2, 3, 6)`),
    check('workflow_versions_version', sql`${table.version} >= 1`),
    check(
      'workflow_versions_two',
      sql`(${table.askedBy} is null and ${table.approvedBy} is null) or (${table.askedBy} is not null and ${table.approvedBy} is not null and ${table.askedBy} <> ${table.approvedBy})`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StepRight } from '@temple-land/portal-core';
import { roles } from './account.ts';

/** The rights of each role to take steps of the workflows as an officer. */
export const roleRights = pgTable(
  'role_rights',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    stepRight: text('step_right').$type<StepRight>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.stepRight] }),
    check(
      'role_rights_shape',
      sql`${table.stepRight} ~ '^(report|land|case|quarry)[.][a-z0-9_]+[.][A-Za-z]+$'`,
    ),
  ],
);

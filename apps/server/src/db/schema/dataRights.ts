import { sql } from 'drizzle-orm';
import type { DataRight } from '@temple-land/portal-core';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { roles } from './account.ts';

/** The rights of roles of officers to see, query and download kinds of data. */
export const roleDataRights = pgTable(
  'role_data_rights',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    dataRight: text('data_right').$type<DataRight>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.dataRight] }),
    check(
      'role_data_rights_shape',
      sql`${table.dataRight} ~ '^data[.][a-z]+[.](see|query|export)$'`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { WorkflowKind } from '@temple-land/portal-core';

/** The reasons for rejecting or closing a case; a retired one is still shown on the cases that have it. */
export const reasons = pgTable(
  'reasons',
  {
    id: serial('id').primaryKey(),
    /** The name of the reason in the data of a step, which never changes; a random one unless it is given. */
    code: text('code')
      .notNull()
      .default(sql`'r' || replace(gen_random_uuid()::text, '-', '')`),
    place: integer('place').notNull(),
    nameEn: text('name_en').notNull(),
    nameOr: text('name_or').notNull(),
    nameHi: text('name_hi').notNull().default(''),
    usedFor: text('used_for').array().$type<WorkflowKind[]>().notNull(),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('reasons_code').on(table.code),
    uniqueIndex('reasons_name').on(sql`lower(${table.nameEn})`),
    check('reasons_code_shape', sql`${table.code} ~ '^[a-z][A-Za-z0-9]{0,39}$'`),
    check(
      'reasons_used_for',
      sql`${table.usedFor} <@ array['report', 'land', 'case', 'quarry'] and cardinality(${table.usedFor}) > 0`,
    ),
  ],
);

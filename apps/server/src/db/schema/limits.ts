import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LimitName } from '@temple-land/portal-core';

/** The numbers that the office sets, each from a day on; the newest one in force applies. */
export const limitValues = pgTable(
  'limit_values',
  {
    id: serial('id').primaryKey(),
    name: text('name').$type<LimitName>().notNull(),
    value: integer('value').notNull(),
    lowest: integer('lowest').notNull(),
    highest: integer('highest').notNull(),
    effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
    /** The order that fixed the value. */
    reason: text('reason').notNull(),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('limit_values_day')
      .on(table.name, table.effectiveFrom)
      .where(sql`${table.isActive}`),
    check('limit_values_range', sql`${table.value} between ${table.lowest} and ${table.highest}`),
  ],
);

import { boolean, date, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Days on which the offices are closed: a stage of a case that would end on one ends on the next working day. */
export const holidays = pgTable(
  'holidays',
  {
    id: serial('id').primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    nameEn: text('name_en').notNull(),
    nameOr: text('name_or').notNull(),
    nameHi: text('name_hi').notNull().default(''),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [uniqueIndex('holidays_day').on(table.day)],
);

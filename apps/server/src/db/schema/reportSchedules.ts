import { sql } from 'drizzle-orm';
import type { DataRight, Input, ScheduleProblem, ScheduleRhythm } from '@temple-land/portal-core';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** The reports that officers have made regularly, each with its view, columns and format. */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    rhythm: text('rhythm').$type<ScheduleRhythm>().notNull(),
    file: jsonb('file').$type<Input<'registerReportFile'>>().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    nextOn: moment('next_on').notNull(),
    /** Until when an instance makes it; another may take over then. */
    claimedUntil: moment('claimed_until'),
    problem: text('problem').$type<ScheduleProblem>(),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    uniqueIndex('report_schedules_name').on(table.userId, sql`lower(${table.name})`),
    index('report_schedules_due').on(table.nextOn),
    check('report_schedules_rhythm', sql`${table.rhythm} in ('daily', 'weekly', 'monthly')`),
    check('report_schedules_problem', sql`${table.problem} in ('noRight', 'tooLarge', 'failed')`),
  ],
);

/** The files that were made by a schedule, with the rights to data that a download needs. */
export const reportFiles = pgTable(
  'report_files',
  {
    id: serial('id').primaryKey(),
    scheduleId: integer('schedule_id')
      .notNull()
      .references(() => reportSchedules.id),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    rights: text('rights').array().$type<DataRight[]>().notNull(),
    madeOn: moment('made_on').notNull(),
  },
  (table) => [
    index('report_files_schedule').on(table.scheduleId),
    index('report_files_made').on(table.madeOn),
  ],
);

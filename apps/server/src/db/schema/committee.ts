import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { CommitteeResult } from '@temple-land/portal-core';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { moment } from './columns.ts';

/** The meetings of the land committee. */
export const committeeMeetings = pgTable('committee_meetings', {
  id: serial('id').primaryKey(),
  number: text('number').notNull().unique(),
  heldOn: date('held_on', { mode: 'string' }).notNull(),
  place: text('place').notNull(),
  members: jsonb('members').$type<string[]>().notNull(),
  version: integer('version').notNull().default(1),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  createdOn: moment('created_on').notNull(),
});

/** The cases on the agenda of a meeting in their order, with the resolution about each. */
export const committeeItems = pgTable(
  'committee_items',
  {
    id: serial('id').primaryKey(),
    meetingId: integer('meeting_id')
      .notNull()
      .references(() => committeeMeetings.id),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    sortOrder: integer('sort_order').notNull(),
    /** Null without a resolution. */
    result: text('result').$type<CommitteeResult>(),
    resolutionNo: text('resolution_no').notNull().default(''),
    text: text('text').notNull().default(''),
    dissent: text('dissent').notNull().default(''),
  },
  (table) => [
    unique('committee_items_once').on(table.meetingId, table.applicationId),
    index('committee_items_application').on(table.applicationId),
    check(
      'committee_items_result',
      sql`${table.result} is null or ${table.result} in ('approved', 'rejected', 'deferred')`,
    ),
  ],
);

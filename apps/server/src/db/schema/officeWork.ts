import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { moment } from './columns.ts';

/** The officer who deals with an application in a stage. */
export const assignments = pgTable(
  'assignments',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    state: text('state').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Who assigned it; the officer itself after a claim. */
    byUserId: integer('by_user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.state] }),
    index('assignments_user').on(table.userId),
  ],
);

/** Absences of officers, with the officer who covers for them; both days are included. */
export const leaves = pgTable(
  'leaves',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    coverId: integer('cover_id')
      .notNull()
      .references(() => users.id),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    index('leaves_user').on(table.userId),
    index('leaves_cover').on(table.coverId),
    check('leaves_days', sql`${table.startsOn} <= ${table.endsOn}`),
    check('leaves_cover_other', sql`${table.coverId} <> ${table.userId}`),
  ],
);

/** Views of the inbox and of the map that an officer saved: the query of the address by name. */
export const inboxViews = pgTable(
  'inbox_views',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    query: text('query').notNull(),
    page: text('page').notNull().default('inbox'),
    savedOn: moment('saved_on').notNull(),
  },
  (table) => [
    uniqueIndex('inbox_views_name').on(table.userId, table.page, sql`lower(${table.name})`),
    check('inbox_views_page', sql`${table.page} in ('inbox', 'map')`),
  ],
);

/** Visits of a stage that were reported as overdue to the officers above it. */
export const escalations = pgTable(
  'escalations',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    stateSince: moment('state_since').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.stateSince] })],
);

/** The hour in India from which an officer receives the daily summary; null for none, no row for the usual hour. */
export const digestChoices = pgTable(
  'digest_choices',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    hour: integer('hour'),
  },
  (table) => [check('digest_choices_hour', sql`${table.hour} between 0 and 23`)],
);

/** The last day in India on which an officer received the daily summary. */
export const digests = pgTable('digests', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
});

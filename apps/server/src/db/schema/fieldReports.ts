import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FieldReportDraft } from '@temple-land/portal-core';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { moment } from './columns.ts';
import { encryptedJson, isSealed } from './encrypted.ts';
import { documents } from './documents.ts';

/**
 * Every field report that was received, once for each sending of a device. The one with the greatest version in a visit
 * of the stage is the current one; a report without a version was kept beside it.
 */
export const fieldReports = pgTable(
  'field_reports',
  {
    id: serial('id').primaryKey(),
    sendingId: uuid('sending_id').notNull(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    /** When the application entered the stage that the report is about. */
    stageSince: moment('stage_since').notNull(),
    version: integer('version'),
    isFinished: boolean('is_finished').notNull(),
    /** True if the stage did not wait for a report when it was received. */
    isStageOver: boolean('is_stage_over').notNull(),
    /** Names the persons met, so it is encrypted as a whole. */
    content: encryptedJson<FieldReportDraft>('field_reports.content').notNull(),
    byUserId: integer('by_user_id')
      .notNull()
      .references(() => users.id),
    /** By the clock of the device. */
    writtenAt: moment('written_at').notNull(),
    /** By the clock of the device. */
    sentAt: moment('sent_at').notNull(),
    /** By the clock of the service. */
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    unique('field_reports_sending').on(table.sendingId),
    unique('field_reports_version').on(table.applicationId, table.stageSince, table.version),
    check('field_reports_sealed', isSealed(table.content)),
    check('field_reports_first', sql`${table.version} > 0`),
  ],
);

/** The document of each photo of a field report, by the id that the device gave it. */
export const fieldPhotos = pgTable(
  'field_photos',
  {
    photoId: uuid('photo_id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
  },
  (table) => [index('field_photos_application').on(table.applicationId)],
);

/** The day on which the field staff plans to visit the place of an application. */
export const fieldVisits = pgTable('field_visits', {
  applicationId: integer('application_id')
    .primaryKey()
    .references(() => applications.id),
  plannedOn: date('planned_on', { mode: 'string' }).notNull(),
  byUserId: integer('by_user_id')
    .notNull()
    .references(() => users.id),
  at: moment('at').notNull(),
});

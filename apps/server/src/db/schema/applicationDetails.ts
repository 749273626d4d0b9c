import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { acres, moment } from './columns.ts';
import { encryptedJson, encryptedText, isSealed } from './encrypted.ts';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { tenders } from './content.ts';

const application = () =>
  integer('application_id')
    .primaryKey()
    .references(() => applications.id);

/** The details of a report of illegitimate use. */
export const reports = pgTable(
  'reports',
  {
    applicationId: application(),
    kind: text('kind').notNull(),
    landmark: text('landmark').notNull().default(''),
    startedBefore: boolean('started_before').notNull().default(false),
    startedOn: date('started_on', { mode: 'string' }),
    isOngoing: boolean('is_ongoing').notNull(),
    isDangerous: boolean('is_dangerous').notNull(),
    /** Names or describes people; only officers of the place and the reporter read it. */
    whoKnown: text('who_known').notNull().default(''),
    hidesName: boolean('hides_name').notNull().default(true),
    contactBy: text('contact_by').notNull().default('notice'),
    /** Degrees (WGS 84) of where the use was seen; null without a position. */
    longitude: doublePrecision('longitude'),
    latitude: doublePrecision('latitude'),
    /** Where the position comes from: photo, device, typed or map; empty without a position. */
    positionSource: text('position_source').notNull().default(''),
    /** How surely the position lies in the plot of the report: high, medium or low; empty otherwise. */
    positionConfidence: text('position_confidence').notNull().default(''),
  },
  (table) => [
    index('reports_place').on(table.latitude, table.longitude),
    check(
      'reports_position',
      sql`(${table.longitude} is null) = (${table.latitude} is null) and (${table.longitude} is null) = (${table.positionSource} = '')`,
    ),
  ],
);

/** People who saw the same as an earlier report: what they added, and that they are told its outcome. */
export const reportFollowers = pgTable(
  'report_followers',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId] }),
    index('report_followers_user').on(table.userId),
  ],
);

/** The details of a quarry application; the quantity is in cubic metres. */
export const quarries = pgTable(
  'quarries',
  {
    applicationId: application(),
    sourceName: text('source_name').notNull(),
    quantity: numeric('quantity', { precision: 14, scale: 3, mode: 'number' }).notNull(),
    leasePeriod: text('lease_period').notNull(),
  },
  (table) => [check('quarries_quantity', sql`${table.quantity} > 0`)],
);

/** The details of a case before a tahasil court. */
export const cases = pgTable('cases', {
  applicationId: application(),
  section: text('section').notNull(),
  court: text('court').notNull(),
  caseNo: text('case_no').notNull().default(''),
  /** The order of a higher court that stayed the case. */
  courtNo: text('court_no').notNull().default(''),
  orderNo: text('order_no').notNull().default(''),
  possessionOn: date('possession_on', { mode: 'string' }),
  /** The acres of which possession was taken. */
  recoveredArea: acres('recovered_area'),
});

/** The hearings of a case; the outcome is entered when the next hearing is fixed. */
export const hearings = pgTable(
  'hearings',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    day: date('day', { mode: 'string' }).notNull(),
    outcome: text('outcome').notNull().default(''),
  },
  (table) => [uniqueIndex('hearings_day').on(table.applicationId, table.day)],
);

/** Registered bidders of a tender; only the last four digits of an Aadhaar number are stored. */
export const bidders = pgTable(
  'bidders',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull(),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenders.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    aadhaarEnd: encryptedText('bidders.aadhaar_end').notNull(),
    registeredOn: moment('registered_on').notNull(),
  },
  (table) => [
    uniqueIndex('bidders_number').on(table.number),
    uniqueIndex('bidders_once').on(table.tenderId, table.userId),
    check('bidders_sealed', isSealed(table.aadhaarEnd)),
  ],
);

/** Drafts of forms, one per form and user. */
export const drafts = pgTable(
  'drafts',
  {
    /** By which the values are encrypted anew after a change of key. */
    id: serial('id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    formId: integer('form_id').notNull(),
    content: encryptedJson<Record<string, string>>('drafts.content').notNull(),
    version: integer('version').notNull(),
    savedOn: moment('saved_on').notNull(),
    remindedOn: moment('reminded_on'),
    /** The idempotency key of the open form that saved it last. */
    formKey: text('form_key'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.formId] }),
    index('drafts_saved').on(table.savedOn),
    check('drafts_sealed', isSealed(table.content)),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { moment } from './columns.ts';
import { users } from './account.ts';

/**
 * Activities of users as seen by the service, with address and time. Each record contains a keyed hash of itself and
 * the previous hash; records older than the chain have none. `source` is `service`; older records, including those sent
 * by browsers, have no source.
 */
export const activities = pgTable(
  'activities',
  {
    id: serial('id').primaryKey(),
    record: text('record').notNull(),
    seenIp: text('seen_ip').notNull(),
    userId: integer('user_id'),
    at: moment('at').notNull(),
    place: bigint('place', { mode: 'number' }),
    hash: text('hash'),
    /** The id of the key of the hash; hashes without an id have the oldest key. */
    keyId: text('key_id'),
    source: text('source'),
  },
  (table) => [
    uniqueIndex('activities_place').on(table.place),
    index('activities_user').on(table.userId, table.at),
    check('activities_chained', sql`(${table.place} is null) = (${table.hash} is null)`),
    check('activities_source', sql`${table.source} = 'service'`),
  ],
);

/**
 * The ends of the chain: the number of records it ever had and the newest hash; place and hash of the last record
 * deleted by age; and a keyed seal of both.
 */
export const activityHead = pgTable(
  'activity_head',
  {
    id: integer('id').primaryKey(),
    length: bigint('length', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    seal: text('seal').notNull(),
    forgottenPlace: bigint('forgotten_place', { mode: 'number' }).notNull().default(0),
    forgottenHash: text('forgotten_hash').notNull().default(''),
    /** The id of the key of the seal. */
    keyId: text('key_id'),
  },
  (table) => [check('activity_head_one', sql`${table.id} = 1`)],
);

/** The ids of all keys that this portal ever used, in their order; no secret is stored. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  sequence: serial('sequence').notNull(),
  registeredOn: moment('registered_on').notNull(),
});
/**
 * Activities of users as sent by their browsers: outside the chain and stored for a short time. `userId` is the user of
 * the request's session.
 */
export const browserActivities = pgTable(
  'browser_activities',
  {
    id: serial('id').primaryKey(),
    record: text('record').notNull(),
    seenIp: text('seen_ip').notNull(),
    userId: integer('user_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('browser_activities_at').on(table.at)],
);

/** The bytes of such records that an address has sent on an Indian day. */
export const browserActivityBytes = pgTable(
  'browser_activity_bytes',
  {
    day: date('day', { mode: 'string' }).notNull(),
    address: text('address').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.address] })],
);

/** Accesses to records of people: one row per reader, record, purpose and Indian day. */
export const accessLedger = pgTable(
  'access_ledger',
  {
    id: serial('id').primaryKey(),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => users.id),
    readerId: integer('reader_id')
      .notNull()
      .references(() => users.id),
    record: text('record').notNull(),
    purpose: text('purpose').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    firstOn: moment('first_on').notNull(),
    lastOn: moment('last_on').notNull(),
    times: integer('times').notNull().default(1),
  },
  (table) => [
    uniqueIndex('access_ledger_day').on(
      table.subjectId,
      table.readerId,
      table.record,
      table.purpose,
      table.day,
    ),
    check('access_ledger_others', sql`${table.subjectId} <> ${table.readerId}`),
    check('access_ledger_times', sql`${table.times} > 0 and ${table.lastOn} >= ${table.firstOn}`),
  ],
);

/** The consents of users: purpose and version of the privacy notice. */
export const consents = pgTable(
  'consents',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').notNull(),
    noticeVersion: text('notice_version').notNull(),
    givenOn: moment('given_on').notNull(),
    withdrawnOn: moment('withdrawn_on'),
  },
  (table) => [
    index('consents_user').on(table.userId),
    uniqueIndex('consents_living')
      .on(table.userId, table.purpose)
      .where(sql`${table.withdrawnOn} is null`),
    check('consents_order', sql`${table.withdrawnOn} >= ${table.givenOn}`),
  ],
);

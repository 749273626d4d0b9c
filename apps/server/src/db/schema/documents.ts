import { sql } from 'drizzle-orm';
import type { DocumentLanguage } from '@temple-land/portal-core';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { bidders } from './applicationDetails.ts';
import { corrections } from './corrections.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Uploaded files; those of no application, bidder, correction request, profile or change of a record are temporary and
 * deleted after 24 hours. The bytes are in the file store under `storageKey`; `content` contains those of an older release until a start
 * moves them.
 */
export const documents = pgTable(
  'documents',
  {
    id: serial('id').primaryKey(),
    tempId: text('temp_id').notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    applicationId: integer('application_id').references(() => applications.id),
    bidderId: integer('bidder_id').references(() => bidders.id),
    correctionId: integer('correction_id').references(() => corrections.id),
    /** Its kind in `document_kinds`; null for a file without a kind. */
    kind: integer('kind'),
    /** What it is in the profile of its owner; empty for the other files. */
    profilePart: text('profile_part').$type<'' | 'nameProof' | 'photo'>().notNull().default(''),
    /** The language of a file on which a change of a record rests; empty for the other files. */
    sourceLanguage: text('source_language').$type<'' | DocumentLanguage>().notNull().default(''),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    /** The size that was sent, before the file was rewritten; null for a file of an earlier release. */
    receivedSize: integer('received_size'),
    sha256: text('sha256').notNull(),
    /** The text across an identity proof or a file of a bidder; empty for a file without one. */
    watermark: text('watermark').notNull().default(''),
    /** The hash of the bytes before the watermark; null without one. */
    originalSha256: text('original_sha256'),
    storageKey: text('storage_key'),
    content: bytea('content'),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    uniqueIndex('documents_temp').on(table.tempId),
    uniqueIndex('documents_storage').on(table.storageKey),
    index('documents_application').on(table.applicationId),
    index('documents_bidder')
      .on(table.bidderId)
      .where(sql`${table.bidderId} is not null`),
    index('documents_correction')
      .on(table.correctionId)
      .where(sql`${table.correctionId} is not null`),
    index('documents_waiting')
      .on(table.ownerId, table.createdOn)
      .where(
        sql`${table.applicationId} is null and ${table.bidderId} is null and ${table.correctionId} is null and ${table.profilePart} = '' and ${table.sourceLanguage} = ''`,
      ),
    index('documents_unmarked')
      .on(table.id)
      .where(sql`${table.kind} = 1 and ${table.watermark} = ''`),
    check(
      'documents_watermark',
      sql`(${table.watermark} <> '') = (${table.originalSha256} is not null)`,
    ),
    check('documents_one_place', sql`num_nonnulls(${table.storageKey}, ${table.content}) = 1`),
    check(
      'documents_one_owner',
      sql`num_nonnulls(${table.applicationId}, ${table.bidderId}, ${table.correctionId}, nullif(${table.profilePart}, ''), nullif(${table.sourceLanguage}, '')) <= 1`,
    ),
    check('documents_profile', sql`${table.profilePart} in ('', 'nameProof', 'photo')`),
    check('documents_source', sql`${table.sourceLanguage} in ('', 'en', 'or', 'hi', 'both')`),
    check('documents_size', sql`${table.size} > 0`),
  ],
);

/** Single-use tickets for documents, for URLs opened without a bearer; only a hash is stored. */
export const documentTickets = pgTable('document_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  sessionHash: text('session_hash').notNull(),
  createdOn: moment('created_on').notNull(),
});

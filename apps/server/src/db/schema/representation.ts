import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** Times in which somebody acted for a person who had consented; one session acts for one person at a time. */
export const representations = pgTable(
  'representations',
  {
    id: serial('id').primaryKey(),
    /** SHA-256 of the token of the session that acts. */
    sessionHash: text('session_hash').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => users.id),
    representativeId: integer('representative_id')
      .notNull()
      .references(() => users.id),
    /** How the person consented. */
    proof: text('proof', { enum: ['otp', 'personalCode', 'form'] }).notNull(),
    startedOn: moment('started_on').notNull(),
    endsOn: moment('ends_on').notNull(),
    endedOn: moment('ended_on'),
  },
  (table) => [
    uniqueIndex('representations_session')
      .on(table.sessionHash)
      .where(sql`${table.endedOn} is null`),
    index('representations_person').on(table.personId, table.startedOn),
    check('representations_others', sql`${table.personId} <> ${table.representativeId}`),
    check('representations_proof', sql`${table.proof} in ('otp', 'personalCode', 'form')`),
    check('representations_order', sql`${table.endsOn} > ${table.startedOn}`),
  ],
);

/** The codes of people without a mobile, as keyed hashes, and the signed forms by which they were issued. */
export const personalCodes = pgTable(
  'personal_codes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    issuedBy: integer('issued_by')
      .notNull()
      .references(() => users.id),
    formNo: text('form_no').notNull(),
    issuedOn: moment('issued_on').notNull(),
  },
  (table) => [
    uniqueIndex('personal_codes_hash').on(table.codeHash),
    uniqueIndex('personal_codes_form').on(table.issuedBy, table.formNo),
  ],
);

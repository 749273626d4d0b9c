import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import type {
  CaseNoticeKind,
  CourtAppealStatus,
  PartyKind,
  ServiceMode,
} from '@temple-land/portal-core';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { moment } from './columns.ts';
import { encryptedText, isSealed } from './encrypted.ts';

/** The parties to a case. A party is never deleted: a removed one keeps its notices. */
export const caseParties = pgTable(
  'case_parties',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    kind: text('kind').$type<PartyKind>().notNull(),
    name: text('name').notNull(),
    fatherName: text('father_name').notNull().default(''),
    address: text('address').notNull(),
    mobileNo: encryptedText('case_parties.mobile_no').notNull().default(''),
    addedBy: integer('added_by')
      .notNull()
      .references(() => users.id),
    addedOn: moment('added_on').notNull(),
    removedOn: moment('removed_on'),
  },
  (table) => [
    index('case_parties_case').on(table.applicationId),
    check('case_parties_sealed', isSealed(table.mobileNo)),
    check('case_parties_kind', sql`${table.kind} in ('respondent', 'petitioner', 'intervener')`),
  ],
);

/** The notices to the parties of a case, with the service of each. */
export const caseNotices = pgTable(
  'case_notices',
  {
    id: serial('id').primaryKey(),
    partyId: integer('party_id')
      .notNull()
      .references(() => caseParties.id),
    kind: text('kind').$type<CaseNoticeKind>().notNull(),
    issuedOn: moment('issued_on').notNull(),
    issuedBy: integer('issued_by')
      .notNull()
      .references(() => users.id),
    hearingOn: date('hearing_on', { mode: 'string' }),
    servedOn: date('served_on', { mode: 'string' }),
    mode: text('mode').$type<ServiceMode>(),
    note: text('note').notNull().default(''),
    servedBy: integer('served_by').references(() => users.id),
  },
  (table) => [
    unique('case_notices_once').on(table.partyId, table.kind, table.hearingOn).nullsNotDistinct(),
    check('case_notices_kind', sql`${table.kind} in ('showCause', 'hearing', 'order')`),
    check(
      'case_notices_service',
      sql`(${table.servedOn} is null) = (${table.mode} is null) and (${table.mode} is null or ${table.mode} in ('inPerson', 'family', 'affixed', 'post', 'refused'))`,
    ),
  ],
);

/** Appeals to a higher court against what was done in a case. */
export const courtAppeals = pgTable(
  'court_appeals',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    court: text('court').notNull(),
    number: text('number').notNull(),
    filedOn: date('filed_on', { mode: 'string' }).notNull(),
    status: text('status').$type<CourtAppealStatus>().notNull(),
    decidedOn: date('decided_on', { mode: 'string' }),
    outcome: text('outcome').notNull().default(''),
    recordedBy: integer('recorded_by')
      .notNull()
      .references(() => users.id),
    recordedOn: moment('recorded_on').notNull(),
  },
  (table) => [
    unique('court_appeals_once').on(table.applicationId, table.court, table.number),
    check(
      'court_appeals_status',
      sql`${table.status} in ('pending', 'allowed', 'dismissed', 'withdrawn')`,
    ),
    check(
      'court_appeals_decision',
      sql`(${table.status} = 'pending') = (${table.decidedOn} is null) and (${table.decidedOn} is null or ${table.decidedOn} >= ${table.filedOn})`,
    ),
  ],
);

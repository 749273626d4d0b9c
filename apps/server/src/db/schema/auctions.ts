import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './account.ts';
import { tenders } from './content.ts';

const rupees = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });

/** Changes of published tenders with their reasons; a published tender is only changed with a corrigendum. */
export const tenderCorrigenda = pgTable(
  'tender_corrigenda',
  {
    id: serial('id').primaryKey(),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenders.id),
    number: integer('number').notNull(),
    reason: text('reason').notNull(),
    /** JSON: a list of field, old value and new value. */
    changes: text('changes').notNull(),
    issuedOn: moment('issued_on').notNull(),
  },
  (table) => [uniqueIndex('tender_corrigenda_number').on(table.tenderId, table.number)],
);

/** Questions of citizens about a tender; a question becomes public with its answer. */
export const tenderQuestions = pgTable(
  'tender_questions',
  {
    id: serial('id').primaryKey(),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenders.id),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id),
    question: text('question').notNull(),
    askedOn: moment('asked_on').notNull(),
    answer: text('answer'),
    answeredOn: moment('answered_on'),
  },
  (table) => [
    index('tender_questions_tender').on(table.tenderId),
    check(
      'tender_questions_answer',
      sql`(${table.answer} is null) = (${table.answeredOn} is null)`,
    ),
  ],
);

/** The auction of a tender: leased object, fees and schedule. */
export const auctions = pgTable(
  'auctions',
  {
    id: serial('id').primaryKey(),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenders.id),
    auctionName: text('auction_name').notNull(),
    sourceName: text('source_name').notNull(),
    leasePeriod: integer('lease_period').notNull(),
    leaseUnit: text('lease_unit').notNull(),
    royalty: rupees('royalty'),
    applicationFee: rupees('application_fee').notNull(),
    securityAmount: rupees('security_amount').notNull(),
    formMStart: moment('form_m_start').notNull(),
    formMEnd: moment('form_m_end').notNull(),
    depositStart: moment('deposit_start').notNull(),
    depositEnd: moment('deposit_end').notNull(),
    downloadStart: moment('download_start').notNull(),
    downloadEnd: moment('download_end').notNull(),
    technicalStart: moment('technical_start').notNull(),
    technicalEnd: moment('technical_end'),
    slotFrom: moment('slot_from').notNull(),
    slotTo: moment('slot_to').notNull(),
    committee: text('committee').notNull(),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('auctions_tender')
      .on(table.tenderId)
      .where(sql`${table.isActive}`),
    check('auctions_unit', sql`${table.leaseUnit} in ('Month', 'Year')`),
    check('auctions_period', sql`${table.leasePeriod} > 0`),
    check(
      'auctions_amounts',
      sql`${table.applicationFee} >= 0 and ${table.securityAmount} >= 0 and coalesce(${table.royalty}, 0) >= 0`,
    ),
    check(
      'auctions_schedule',
      sql`${table.downloadStart} < ${table.downloadEnd} and ${table.formMStart} < ${table.formMEnd} and ${table.depositStart} < ${table.depositEnd} and ${table.downloadEnd} <= ${table.formMEnd} and ${table.formMEnd} <= ${table.technicalStart} and ${table.depositEnd} <= ${table.technicalStart} and ${table.technicalStart} < coalesce(${table.technicalEnd}, 'infinity') and coalesce(${table.technicalEnd}, ${table.technicalStart}) <= ${table.slotFrom} and ${table.slotFrom} < ${table.slotTo}`,
    ),
  ],
);

/** Bids of registered bidders; the amount is known when the bid is opened. */
export const bids = pgTable(
  'bids',
  {
    id: serial('id').primaryKey(),
    auctionId: integer('auction_id')
      .notNull()
      .references(() => auctions.id),
    bidderId: integer('bidder_id')
      .notNull()
      .references(() => users.id),
    bidderNo: text('bidder_no').notNull(),
    amount: rupees('amount'),
    placedOn: moment('placed_on').notNull(),
  },
  (table) => [
    uniqueIndex('bids_bidder_no').on(table.bidderNo),
    uniqueIndex('bids_once').on(table.auctionId, table.bidderId),
    check('bids_amount', sql`${table.amount} > 0`),
  ],
);

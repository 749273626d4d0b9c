import { sql } from 'drizzle-orm';
import type { DocumentLanguage } from '@temple-land/portal-core';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './account.ts';

const maintenanceColumns = {
  version: integer('version').notNull().default(1),
  isActive: boolean('is_active').notNull().default(true),
};

/** The name of a record in public addresses, which never changes; a random one unless it is given. */
const slugColumn = () =>
  text('slug')
    .notNull()
    .default(sql`gen_random_uuid()::text`);

/** A user's own notifications, shown under the bell. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    kind: text('kind').notNull().default('account'),
    /** The number of its application; empty without one. */
    applicationNo: text('application_no').notNull().default(''),
    /** The path of the public page that it is about; empty without one. */
    path: text('path').notNull().default(''),
    createdOn: moment('created_on').notNull(),
    readOn: moment('read_on'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.readOn),
    index('notifications_of_user').on(table.userId, table.id),
  ],
);

/** Public notices; the description is sanitised HTML. Translations are empty where there is none, here and below. */
export const notices = pgTable(
  'notices',
  {
    id: serial('id').primaryKey(),
    slug: slugColumn(),
    title: text('title').notNull(),
    titleOr: text('title_or').notNull().default(''),
    titleHi: text('title_hi').notNull().default(''),
    description: text('description').notNull(),
    descriptionOr: text('description_or').notNull().default(''),
    descriptionHi: text('description_hi').notNull().default(''),
    createdOn: moment('created_on').notNull(),
    /** When the record was last saved; content is reviewed regularly. */
    reviewedOn: moment('reviewed_on').notNull().defaultNow(),
    uploadDoc: text('upload_doc'),
    documentLanguage: text('document_language').$type<DocumentLanguage>().notNull().default('en'),
    ...maintenanceColumns,
  },
  (table) => [uniqueIndex('notices_slug').on(table.slug)],
);

export const tenders = pgTable(
  'tenders',
  {
    id: serial('id').primaryKey(),
    letterNo: text('letter_no').notNull(),
    title: text('title').notNull(),
    titleOr: text('title_or').notNull().default(''),
    titleHi: text('title_hi').notNull().default(''),
    startDate: moment('start_date').notNull(),
    closeDate: moment('close_date').notNull(),
    uploadDoc: text('upload_doc'),
    documentLanguage: text('document_language').$type<DocumentLanguage>().notNull().default('en'),
    ...maintenanceColumns,
  },
  (table) => [
    uniqueIndex('tenders_letter_no').on(sql`lower(${table.letterNo})`),
    check('tenders_window', sql`${table.startDate} < ${table.closeDate}`),
  ],
);

export const faqs = pgTable(
  'faqs',
  {
    id: serial('id').primaryKey(),
    place: integer('place').notNull(),
    question: text('question').notNull(),
    slug: slugColumn(),
    questionOr: text('question_or').notNull().default(''),
    questionHi: text('question_hi').notNull().default(''),
    answer: text('answer').notNull(),
    answerOr: text('answer_or').notNull().default(''),
    answerHi: text('answer_hi').notNull().default(''),
    /** The readers who found this answer useful, and who did not; both are 0 again when the answer changes. */
    usefulYes: integer('useful_yes').notNull().default(0),
    usefulNo: integer('useful_no').notNull().default(0),
    reviewedOn: moment('reviewed_on').notNull().defaultNow(),
    ...maintenanceColumns,
  },
  (table) => [
    uniqueIndex('faqs_question').on(sql`lower(${table.question})`),
    uniqueIndex('faqs_slug').on(table.slug),
  ],
);

/** Files of notices and tenders, and photos of contacts, by their public name. */
export const publicFiles = pgTable('public_files', {
  name: text('name').primaryKey(),
  /** The name of the draft with which the file becomes public; null for a public one. */
  draft: text('draft'),
  mediaType: text('media_type').notNull(),
  base64: text('base64').notNull(),
  /** The size of the file: three bytes for four characters, without the padding. */
  bytes: integer('bytes')
    .notNull()
    .generatedAlwaysAs(
      sql`octet_length("base64") / 4 * 3 - 2 + length(rtrim(right("base64", 2), '='))`,
    ),
});

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { moment } from './columns.ts';
import { documents } from './documents.ts';
import { districts, tahasils } from './land.ts';

/**
 * Questions about an application to another office, or to one of its officers by name; no applicant, clerk or visitor
 * is ever shown them.
 */
export const officeQuestions = pgTable(
  'office_questions',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    userType: text('user_type').notNull(),
    /** A role of the officers of that type; 0 for officers without one. */
    roleId: integer('role_id').notNull(),
    districtId: integer('district_id').references(() => districts.id),
    tahasilId: integer('tahasil_id').references(() => tahasils.id),
    /** The officer who is asked by name; null for the whole office. */
    userId: integer('user_id').references(() => users.id),
    question: text('question').notNull(),
    /** The last day for the answer in India. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    askedById: integer('asked_by_id')
      .notNull()
      .references(() => users.id),
    askedOn: moment('asked_on').notNull(),
    answer: text('answer').notNull().default(''),
    answeredById: integer('answered_by_id').references(() => users.id),
    answeredOn: moment('answered_on'),
    withdrawnOn: moment('withdrawn_on'),
  },
  (table) => [
    index('office_questions_application').on(table.applicationId),
    index('office_questions_open')
      .on(table.roleId, table.districtId, table.tahasilId)
      .where(sql`${table.answeredOn} is null and ${table.withdrawnOn} is null`),
    index('office_questions_user').on(table.userId),
    index('office_questions_asker').on(table.askedById),
    check('office_questions_type', sql`${table.userType} in ('O', 'T')`),
    check('office_questions_text', sql`${table.question} <> ''`),
    check(
      'office_questions_answer',
      sql`(${table.answer} <> '') = (${table.answeredOn} is not null)
        and num_nonnulls(${table.answeredOn}, ${table.answeredById}) in (0, 2)`,
    ),
    check(
      'office_questions_end',
      sql`num_nonnulls(${table.answeredOn}, ${table.withdrawnOn}) <= 1`,
    ),
  ],
);

/** Documents of the application that the asked office may read, and the files of its answer. */
export const officeQuestionDocuments = pgTable(
  'office_question_documents',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => officeQuestions.id),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    isAnswer: boolean('is_answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.documentId] }),
    index('office_question_documents_document').on(table.documentId),
  ],
);

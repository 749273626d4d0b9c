import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { applications } from './applications.ts';
import { moment } from './columns.ts';

/** What applicant and office write to each other about an application; notes inside the office are never here. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    isOfOffice: boolean('is_of_office').notNull(),
    text: text('text').notNull(),
    sentOn: moment('sent_on').notNull(),
    /** When somebody of the other side first opened the messages; null until then. */
    readOn: moment('read_on'),
  },
  (table) => [
    index('application_messages_application').on(table.applicationId, table.id),
    index('application_messages_unread')
      .on(table.applicationId, table.isOfOffice)
      .where(sql`${table.readOn} is null`),
    check('application_messages_text', sql`${table.text} <> ''`),
    check('application_messages_read', sql`${table.readOn} >= ${table.sentOn}`),
  ],
);

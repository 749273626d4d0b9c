import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language, MailKey, SmsKey } from '@temple-land/portal-core';

/** The texts of SMS as they are registered with the operators of mobile networks (DLT), and the texts of e-mails. */
export const smsTemplates = pgTable(
  'sms_templates',
  {
    id: serial('id').primaryKey(),
    key: text('key').$type<SmsKey | MailKey>().notNull(),
    language: text('language').$type<Language>().notNull(),
    templateId: text('template_id').notNull(),
    /** The text with its placeholders; empty for the portal's own. */
    wording: text('wording').notNull().default(''),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    uniqueIndex('sms_templates_key').on(table.key, table.language),
    check('sms_templates_language', sql`${table.language} in ('en', 'or', 'hi')`),
  ],
);

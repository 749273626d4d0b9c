import { check, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';
import { encryptedText, isSealed } from './encrypted.ts';

/**
 * New e-mail addresses that wait for their confirmation, one for each account; only the SHA-256 of the token in the link
 * is stored.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    email: encryptedText('email_changes.email').notNull(),
    tokenHash: text('token_hash').notNull(),
    askedOn: moment('asked_on').notNull(),
  },
  (table) => [
    uniqueIndex('email_changes_user').on(table.userId),
    uniqueIndex('email_changes_token').on(table.tokenHash),
    check('email_changes_sealed', isSealed(table.email)),
  ],
);

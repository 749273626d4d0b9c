import { integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** Passwords that the operator's command made: each is valid until its owner sets another one, or until it expires. */
export const oneTimePasswords = pgTable('one_time_passwords', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresOn: moment('expires_on').notNull(),
});

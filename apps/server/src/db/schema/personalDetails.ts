import { check, integer, pgTable, serial, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PersonalDetails } from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';
import { encryptedJson, isSealed } from './encrypted.ts';

/** The postal address of a citizen, and whom the citizen names to use the rights in the data after death. */
export const personalDetails = pgTable(
  'personal_details',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    content: encryptedJson<PersonalDetails>('personal_details.content').notNull(),
    savedOn: moment('saved_on').notNull(),
  },
  (table) => [
    uniqueIndex('personal_details_user').on(table.userId),
    check('personal_details_sealed', isSealed(table.content)),
  ],
);

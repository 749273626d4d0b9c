import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { LegalPage } from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** The administrators who read the text of a legal page and confirmed it for this office. */
export const pageConfirmations = pgTable(
  'page_confirmations',
  {
    id: serial('id').primaryKey(),
    page: text('page').$type<LegalPage>().notNull(),
    confirmedBy: integer('confirmed_by')
      .notNull()
      .references(() => users.id),
    confirmedOn: moment('confirmed_on').notNull(),
  },
  (table) => [index('page_confirmations_page').on(table.page, table.id)],
);

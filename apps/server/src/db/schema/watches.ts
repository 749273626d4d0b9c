import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';
import { tenders } from './content.ts';
import { mouzas } from './land.ts';

/** Plots, mouzas and tenders of which somebody wants to be told the public changes. */
export const watches = pgTable(
  'watches',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    mouzaId: integer('mouza_id').references(() => mouzas.id),
    /** The number of a plot; empty for a mouza and a tender. */
    plotNo: text('plot_no').notNull().default(''),
    tenderId: integer('tender_id').references(() => tenders.id),
    createdOn: moment('created_on').notNull(),
    /** The public facts that were last told, by name. */
    seen: jsonb('seen').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    unique('watches_once')
      .on(table.userId, table.kind, table.mouzaId, table.plotNo, table.tenderId)
      .nullsNotDistinct(),
    index('watches_mouza').on(table.mouzaId),
    index('watches_tender').on(table.tenderId),
    check(
      'watches_subject',
      sql`(${table.kind} = 'tender') = (${table.tenderId} is not null) and (${table.kind} = 'tender') = (${table.mouzaId} is null) and (${table.kind} = 'plot') = (${table.plotNo} <> '')`,
    ),
  ],
);

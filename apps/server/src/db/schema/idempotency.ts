import { index, integer, json, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { moment } from './columns.ts';

/** The answers of calls that create something, by the idempotency key of the request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Null for a visitor. */
    userId: integer('user_id').references(() => users.id),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of the request's content without its key. */
    contentHash: text('content_hash').notNull(),
    /** Null only inside the transaction of the call; `json` preserves the order of the fields. */
    answer: json('answer').$type<{ status: number }>(),
    createdOn: moment('created_on').notNull(),
  },
  (table) => [
    unique('idempotency_keys_key').on(table.userId, table.call, table.key).nullsNotDistinct(),
    index('idempotency_keys_created').on(table.createdOn),
  ],
);

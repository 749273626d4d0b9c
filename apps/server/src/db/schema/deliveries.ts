import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import type { Channel, NotificationKind } from '@temple-land/portal-core';
import { users } from './account.ts';
import { moment } from './columns.ts';
import { notifications } from './content.ts';
import { encryptedText, isSealed } from './encrypted.ts';

/** Messages to users by SMS and e-mail, written together with what they are about and sent afterwards. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The notification that it announces; null for a message about the account, which has a text of its own. */
    notificationId: integer('notification_id').references(() => notifications.id, {
      onDelete: 'cascade',
    }),
    channel: text('channel').$type<Channel>().notNull(),
    recipient: encryptedText('deliveries.recipient').notNull(),
    text: encryptedText('deliveries.text').notNull().default(''),
    /** The id of the registered template of `text`. */
    templateId: text('template_id').notNull().default(''),
    createdOn: moment('created_on').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryOn: moment('next_try_on').notNull(),
    sentOn: moment('sent_on'),
    failedOn: moment('failed_on'),
    /** Whether an administrator sent it to try the channel. */
    isTest: boolean('is_test').notNull().default(false),
    /** What the gateway answered last. */
    error: text('error').notNull().default(''),
  },
  (table) => [
    index('deliveries_waiting')
      .on(table.nextTryOn)
      .where(sql`${table.sentOn} is null and ${table.failedOn} is null`),
    index('deliveries_notification').on(table.notificationId),
    index('deliveries_created').on(table.createdOn),
    check('deliveries_channel', sql`${table.channel} in ('sms', 'email')`),
    check('deliveries_ended_once', sql`${table.sentOn} is null or ${table.failedOn} is null`),
    check('deliveries_sealed', sql`${isSealed(table.recipient)} and ${isSealed(table.text)}`),
  ],
);

/** The channels that a user has chosen for a kind of notification; no row for the usual ones. */
export const channelChoices = pgTable(
  'channel_choices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    sms: boolean('sms').notNull(),
    email: boolean('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

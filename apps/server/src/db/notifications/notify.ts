import { and, count, eq, isNull } from 'drizzle-orm';
import {
  message,
  type Language,
  type MessageKey,
  type MessageValues,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { notifications } from '../schema/content.ts';

/** Returns the number of unread notifications of a user. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readOn)));
  return row?.unread ?? 0;
}

/** Returns the text of a notification in a language. */
export type NotificationText = (language: Language) => string;

/** Adds a notification for a user in the user's language. */
export async function addLocalizedNotification(
  db: Database,
  userId: number,
  buildText: NotificationText,
  now: Date,
): Promise<void> {
  const [user] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  const text = buildText((user?.language ?? 'en') as Language);
  await db.insert(notifications).values({ userId, text, createdOn: now });
}

/** Adds a notification whose values are the same in every language. */
export function addNotification(
  db: Database,
  userId: number,
  key: MessageKey,
  values: MessageValues,
  now: Date,
): Promise<void> {
  return addLocalizedNotification(db, userId, (language) => message(language, key, values), now);
}

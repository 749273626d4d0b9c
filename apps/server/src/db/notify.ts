import { and, count, eq, isNull } from 'drizzle-orm';
import {
  message,
  type Language,
  type MessageKey,
  type MessageValues,
} from '@temple-land/portal-core';
import type { Database } from './database.ts';
import { users } from './schema/account.ts';
import { notifications } from './schema/content.ts';

/** Gives the number of unread notifications of a user. */
export async function unreadCount(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readOn)));
  return row?.unread ?? 0;
}

/** Writes a notification to a user in the language in which the user reads the portal. */
export async function addNotification(
  db: Database,
  userId: number,
  key: MessageKey,
  values: MessageValues,
  now: Date,
): Promise<void> {
  const [user] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  const text = message((user?.language ?? 'en') as Language, key, values);
  await db.insert(notifications).values({ userId, text, createdOn: now });
}

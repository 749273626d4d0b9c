import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/db/database.ts';
import { announce } from '../../apps/server/src/db/liveEvents.ts';
import { notifications } from '../../apps/server/src/db/schema/content.ts';

/** Gives a user so many unread notifications, and announces them to the user's open browsers. */
export async function setUnread(db: Database, userId: number, count: number): Promise<void> {
  const now = new Date();
  await db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ readOn: now })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readOn)));
    const rows = Array.from({ length: count }, (_, at) => ({
      userId,
      text: `Notification ${at + 1}`,
      createdOn: now,
    }));
    if (count > 0) await tx.insert(notifications).values(rows);
    await announce(tx, { kind: 'unread', userId });
  });
}

import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { addLocalizedNotification } from '../db/notifications/notify.ts';
import { pendingChanges } from '../db/schema/pendingChanges.ts';
import { sendUnreadCount } from '../db/notifications/notifyUser.ts';
import type { Live } from '../ports/ports.ts';
import { buildChangeNotice, getRequesterNotice } from './changeSubject.ts';

/** Expires the changes that were not decided in time, and notifies who requested them. */
export async function expireChanges(
  { db, live }: { db: Database; live: Live },
  now: Date,
): Promise<void> {
  const expired = await db.transaction(async (tx) => {
    const rows = await tx
      .update(pendingChanges)
      .set({ state: 'expired', decidedOn: now })
      .where(and(eq(pendingChanges.state, 'waiting'), lte(pendingChanges.expiresOn, now)))
      .returning();
    for (const row of rows) {
      const notice = await buildChangeNotice(tx, row, 'expired');
      await addLocalizedNotification(tx, row.askedBy, notice, now, getRequesterNotice(row));
    }
    return rows;
  });
  for (const { askedBy } of expired) await sendUnreadCount({ db, live }, askedBy);
}

import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { addLocalizedNotification } from '../db/notifications/notify.ts';
import { pendingChanges } from '../db/schema/pendingChanges.ts';
import { settleCorrection } from './settleCorrection.ts';
import { buildChangeNotice, getRequesterNotice } from './changeSubject.ts';

/** Expires the changes that were not decided in time, and notifies who requested them. */
export async function expireChanges(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(pendingChanges)
      .set({ state: 'expired', decidedOn: now })
      .where(and(eq(pendingChanges.state, 'waiting'), lte(pendingChanges.expiresOn, now)))
      .returning();
    for (const row of rows) {
      const notice = await buildChangeNotice(tx, row, 'expired');
      await addLocalizedNotification(tx, row.askedBy, notice, now, getRequesterNotice(row));
      const outcome = { isApproved: false, remark: '', byUserId: null };
      await settleCorrection({ tx, context: { clock: () => now } }, row, outcome);
    }
  });
}

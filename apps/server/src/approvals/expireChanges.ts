import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { addLocalizedNotification } from '../db/notifications/notify.ts';
import { pendingChanges } from '../db/schema/pendingChanges.ts';
import { sendUnreadCount } from '../db/notifications/notifyUser.ts';
import type { Live } from '../ports/ports.ts';
import { settleCorrection } from './settleCorrection.ts';
import { buildChangeNotice, getRequesterNotice } from './changeSubject.ts';

/** Expires the changes that were not decided in time, and notifies who requested them. */
export async function expireChanges(
  { db, live }: { db: Database; live: Live },
  now: Date,
): Promise<void> {
  const afterCommit: (() => Promise<void>)[] = [];
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(pendingChanges)
      .set({ state: 'expired', decidedOn: now })
      .where(and(eq(pendingChanges.state, 'waiting'), lte(pendingChanges.expiresOn, now)))
      .returning();
    for (const row of rows) {
      const notice = await buildChangeNotice(tx, row, 'expired');
      await addLocalizedNotification(tx, row.askedBy, notice, now, getRequesterNotice(row));
      afterCommit.push(() => sendUnreadCount({ db, live }, row.askedBy));
      const context = { db, live, clock: () => now };
      const outcome = { isApproved: false, remark: '', byUserId: null };
      await settleCorrection({ tx, context, afterCommit }, row, outcome);
    }
  });
  for (const run of afterCommit) await run();
}

import { and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { getRetentionLimit, type DeliveryState, type Input } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { deliveries } from '../../db/schema/deliveries.ts';

const inState = {
  waiting: and(isNull(deliveries.sentOn), isNull(deliveries.failedOn)),
  sent: isNotNull(deliveries.sentOn),
  failed: isNotNull(deliveries.failedOn),
} as const satisfies Readonly<Record<DeliveryState, unknown>>;

/** Returns a page of the messages in a state, the newest first, with the number of all. */
export async function listDeliveries(db: Database, request: Input<'deliveryList'>) {
  const { state, pageNumber, pageSize } = request;
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(deliveries)
      .where(inState[state])
      .orderBy(desc(deliveries.createdOn), desc(deliveries.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.select({ total: count() }).from(deliveries).where(inState[state]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Lets a failed message be tried again, from the first try; returns whether it was a failed one. */
export async function retryDelivery(db: Database, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(deliveries)
    .set({ failedOn: null, attempts: 0, nextTryOn: now })
    .where(and(eq(deliveries.id, id), isNotNull(deliveries.failedOn)))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

/** Deletes messages by the retention schedule. */
export async function deleteOldDeliveries(db: Database, now: Date): Promise<void> {
  await db.delete(deliveries).where(lt(deliveries.createdOn, getRetentionLimit('deliveries', now)));
}

import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { PaymentPurpose } from '@temple-land/portal-core';
import type { OrderRow } from '../../../db/applications/payments.ts';
import type { Database } from '../../../db/database.ts';
import { paymentOrders } from '../../../db/schema/payments.ts';
import type { SignedIn } from '../../../handler.ts';

const orderNoBytes = 12;

/** What is to be paid; rupees. */
export interface PayableAmount {
  purpose: PaymentPurpose;
  applicationId: number | null;
  amount: number;
  /** Of a fee; its application does not exist yet. */
  mouzaId?: number;
}

/** Returns the order of the same amount that can still be paid, or a new one; stored before the gateway knows of it. */
export async function prepareOrder(
  tx: Database,
  { purpose, applicationId, amount, mouzaId }: PayableAmount,
  { caller, clock, random }: SignedIn,
): Promise<OrderRow> {
  const isSame = and(
    eq(paymentOrders.payerId, caller.userId),
    eq(paymentOrders.purpose, purpose),
    eq(paymentOrders.amount, amount),
    inArray(paymentOrders.state, ['created', 'open']),
    applicationId === null
      ? isNull(paymentOrders.applicationId)
      : eq(paymentOrders.applicationId, applicationId),
  );
  const [open] = await tx
    .select()
    .from(paymentOrders)
    .where(isSame)
    .orderBy(desc(paymentOrders.id))
    .limit(1);
  if (open !== undefined) return open;
  const orderNo = random.token(orderNoBytes);
  const row = { orderNo, purpose, applicationId, mouzaId, payerId: caller.userId, amount };
  const [created] = await tx
    .insert(paymentOrders)
    .values({ ...row, createdOn: clock() })
    .returning();
  if (created === undefined) throw new Error('The order was not stored.');
  return created;
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentReversals } from '../../db/schema/paymentReversals.ts';

const orderAction = 'issueOrder';

/** Returns whether a step is an order that rests on a payment which an officer has proposed to take back. */
export async function restsOnDoubtfulPayment(
  tx: Database,
  applicationId: number,
  action: string,
): Promise<boolean> {
  if (action !== orderAction) return false;
  const isOpen = and(
    eq(paymentReversals.applicationId, applicationId),
    eq(paymentReversals.state, 'open'),
  );
  return (await tx.$count(paymentReversals, isOpen)) > 0;
}

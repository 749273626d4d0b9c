import { eq } from 'drizzle-orm';
import {
  formatDate,
  formatRupees,
  message,
  type MessageKey,
  type RefundReason,
} from '@temple-land/portal-core';
import { listDecidingOfficers } from '../accounts/colleagues.ts';
import type { OrderRow } from './payments.ts';
import type { Database } from '../database.ts';
import { addLocalizedNotification, type NotificationText } from '../notifications/notify.ts';
import { applications } from '../schema/applications.ts';

/** A payment that is to be refunded. */
export interface RefundedPayment {
  reference: string;
  amount: number;
  paidOn: Date;
  refundReason: RefundReason;
}

/** Tells the payer, and the officers who decide in the place, that a payment is to be refunded. */
export async function announceRefund(
  tx: Database,
  { payerId, applicationId }: Pick<OrderRow, 'payerId' | 'applicationId'>,
  { reference, amount, paidOn, refundReason }: RefundedPayment,
  now: Date,
): Promise<void> {
  const [application] = await tx
    .select({
      number: applications.number,
      districtId: applications.districtId,
      tahasilId: applications.tahasilId,
    })
    .from(applications)
    .where(eq(applications.id, applicationId ?? 0));
  const number = application?.number ?? '';
  const buildText =
    (key: MessageKey): NotificationText =>
    (language) =>
      message(language, key, {
        number,
        reference,
        amount: formatRupees(amount),
        date: formatDate(paidOn.toISOString()),
        reason: message(language, `refundReason.${refundReason}`),
      });
  const officers = application ? await listDecidingOfficers(tx, application) : [];
  const ids = officers.map(({ userId }) => userId).filter((userId) => userId !== payerId);
  const work = { kind: 'work', applicationNo: number } as const;
  for (const userId of ids)
    await addLocalizedNotification(tx, userId, buildText('notice.refundDue'), now, work);
  const own = { kind: 'application', applicationNo: number } as const;
  await addLocalizedNotification(tx, payerId, buildText('notice.refundOwn'), now, own);
}

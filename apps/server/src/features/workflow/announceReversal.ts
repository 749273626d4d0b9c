import { eq } from 'drizzle-orm';
import { formatDate, formatRupees, message, type PaymentReversal } from '@temple-land/portal-core';
import { listDecidingOfficers } from '../../db/accounts/colleagues.ts';
import type { Database } from '../../db/database.ts';
import { addNotification, type NotificationText } from '../../db/notifications/notify.ts';
import { applications } from '../../db/schema/applications.ts';
import type { SignedIn } from '../../handler.ts';
import type { ApplicationState } from './applicationState.repository.ts';

/** Notifies those who may confirm that a payment be taken back, other than who proposed it. */
export async function announceProposal(
  tx: Database,
  { id, number, applicantId }: ApplicationState,
  { caller, clock }: SignedIn,
): Promise<void> {
  const [place] = await tx
    .select({ districtId: applications.districtId, tahasilId: applications.tahasilId })
    .from(applications)
    .where(eq(applications.id, id));
  if (place === undefined) return;
  const ids = (await listDecidingOfficers(tx, place))
    .map(({ userId }) => userId)
    .filter((userId) => userId !== caller.userId && userId !== applicantId);
  const values = { number, by: caller.fullName };
  for (const userId of ids) {
    await addNotification(tx, userId, 'notice.reversalProposed', values, clock());
  }
}

/** Builds the notice of a payment that was taken back: what is due again, until when, and why. */
export const buildReversalNotice =
  (
    { challanNo: challan, reason }: PaymentReversal,
    amountDue: number,
    { number, dueOn }: ApplicationState,
  ): NotificationText =>
  (language) =>
    message(language, 'notice.paymentReversed', {
      number,
      challan,
      reason,
      amount: formatRupees(amountDue),
      date: dueOn === null ? '' : formatDate(dueOn.toISOString()),
    });

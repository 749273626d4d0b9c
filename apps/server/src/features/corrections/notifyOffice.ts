import { message, type MessageKey } from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { listColleagues } from '../../db/accounts/colleagues.ts';
import { formatCorrectionNumber } from '../../db/land/correctionNumber.ts';
import { isResponsible, type Place } from '../../db/land/territory.ts';
import { addLocalizedNotification } from '../../db/notifications/notify.ts';
import type { corrections } from '../../db/schema/corrections.ts';

type CorrectionRow = typeof corrections.$inferSelect;

/**
 * Returns the officers of the smallest territory with a place: those of the tahasil and the district; those of the
 * whole state where there are no others.
 */
async function listOfficersOf({ tx }: Pick<RequestTransaction, 'tx'>, place: Place) {
  const all = (await listColleagues(tx)).filter((officer) => isResponsible(officer, place));
  const near = all.filter(({ districtId, tahasilId }) => districtId !== null || tahasilId !== null);
  return near.length > 0 ? near : all;
}

/** Notifies the officers of a place about a correction request, except the one who acts. */
export async function notifyOffice(
  transaction: RequestTransaction,
  { id, plotNo, khataNo, requestedOn }: CorrectionRow,
  place: Place,
  key: Extract<MessageKey, 'notice.correctionReceived' | 'notice.correctionAnswered'>,
): Promise<void> {
  const { tx, context } = transaction;
  const values = { number: formatCorrectionNumber(id, requestedOn), plot: plotNo || khataNo };
  for (const { userId } of await listOfficersOf(transaction, place)) {
    if (userId === context.caller.userId) continue;
    await addLocalizedNotification(
      tx,
      userId,
      (language) => message(language, key, values),
      context.clock(),
      { kind: 'correction' },
    );
  }
}

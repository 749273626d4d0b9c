import { and, eq } from 'drizzle-orm';
import { privacyNoticeVersion } from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { endConsent, saveConsent } from '../../db/accounts/consents.ts';
import type { Database } from '../../db/database.ts';
import { addNotification } from '../../db/notifications/notify.ts';
import { drafts } from '../../db/schema/applicationDetails.ts';
import { documents } from '../../db/schema/documents.ts';
import { isTemporaryFile } from '../../db/applications/temporaryFiles.ts';
import type { MemberHandler } from '../../handler.ts';

/** Deletes the unsent data of a user: drafts now, temporary files with the next hourly tasks. */
async function deleteUnsent(tx: Database, userId: number): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.userId, userId));
  const waiting = and(eq(documents.ownerId, userId), isTemporaryFile());
  await tx
    .update(documents)
    .set({ createdOn: new Date(0) })
    .where(waiting);
}

/**
 * Answers api/users/consents/withdraw: ends the caller's consent and deletes unsent data; 404 without a consent.
 * Submitted applications are kept, because the office has to decide them.
 */
export const consentWithdraw: MemberHandler<'consentWithdraw'> = async ({ purpose }, context) => {
  const { db, clock, caller } = context;
  const now = clock();
  const isDone = await db.transaction(async (tx) => {
    if (!(await endConsent(tx, caller.userId, purpose, now))) return false;
    await deleteUnsent(tx, caller.userId);
    await addNotification(tx, caller.userId, 'notice.consentWithdrawn', {}, now);
    const changedFields = [{ label: 'consent', value: 'withdrawn' }];
    await addAuditEntry(tx, context, {
      action: 'UPDATE',
      remark: `consent ${purpose}`,
      changedFields,
    });
    return true;
  });
  if (!isDone) return { status: 404 };
  return { status: 200 };
};

/** Answers api/users/consents/give: saves the caller's consent to the current notice; 409 if it is already given. */
export const consentGive: MemberHandler<'consentGive'> = async ({ purpose }, context) => {
  const { db, clock, caller } = context;
  const consent = { purpose, noticeVersion: privacyNoticeVersion };
  const isNew = await db.transaction(async (tx) => {
    if (!(await saveConsent(tx, caller.userId, consent, clock()))) return false;
    const changedFields = [{ label: 'consent', value: privacyNoticeVersion }];
    await addAuditEntry(tx, context, {
      action: 'UPDATE',
      remark: `consent ${purpose}`,
      changedFields,
    });
    return true;
  });
  return { status: isNew ? 200 : 409 };
};

import { message, tempFileLifeMs, type Input, type MessageKey } from '@temple-land/portal-core';
import { eq } from 'drizzle-orm';
import { hasWithdrawn } from '../../db/accounts/consents.ts';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { announceChange } from '../../db/applications/announceChange.ts';
import { attachDocuments } from '../../db/applications/applicationWrites.ts';
import { addFollower } from '../../db/applications/reportFollowers.ts';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import { addNotification } from '../../db/notifications/notify.ts';
import { applications } from '../../db/schema/applications.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { deleteDraft } from './applications.repository.ts';
import { findGuestLimit } from './guestReport.ts';
import { hasTooManyPhotos } from './reports.ts';
import { listReportsAt } from './nearbyReports.ts';

const reportType = 1;

/** Thrown to roll back an addition, with its status and, for 400, its message. */
class JoinRefused extends Error {
  readonly status: 400 | 404 | 409;
  readonly key: MessageKey | undefined;
  constructor(status: 400 | 404 | 409, key?: MessageKey) {
    super('refused');
    this.status = status;
    this.key = key;
  }
}

/** Returns a report that was seen at the same place; others cannot be joined, so that ids show nothing. */
async function findJoinable(
  tx: Database,
  request: Input<'reportJoin'>,
  { caller, clock }: SignedIn,
) {
  const [found] = await listReportsAt(tx, request, clock(), request.applicationId);
  if (!found) throw new JoinRefused(404);
  const [report] = await tx
    .select({ number: applications.number, applicantId: applications.applicantId })
    .from(applications)
    .where(eq(applications.id, found.applicationId));
  if (!report) throw new JoinRefused(404);
  if (report.applicantId === caller.userId) throw new JoinRefused(409);
  return report;
}

async function addToReport(tx: Database, request: Input<'reportJoin'>, context: SignedIn) {
  const { caller, clock } = context;
  const { applicationId, description = '', documentKinds: kinds = {} } = request;
  const { userId } = caller;
  const now = clock();
  if (await hasWithdrawn(tx, userId, 'service')) throw new JoinRefused(400, 'consent.needed');
  const { number } = await findJoinable(tx, request, context);
  const isNew = await addFollower(tx, { applicationId, userId, at: now, description });
  if (!isNew) throw new JoinRefused(409);
  if (await hasTooManyPhotos(tx, request.documents, now))
    throw new JoinRefused(400, 'report.photo.tooMany');
  const tempIds = [...new Set(request.documents)];
  const createdAfter = new Date(now.getTime() - tempFileLifeMs);
  const files = { ownerId: userId, tempIds, kinds, createdAfter };
  if ((await attachDocuments(tx, { applicationId }, files)) !== tempIds.length)
    throw new JoinRefused(400, 'apply.document.failed');
  await deleteDraft(tx, userId, reportType);
  await addNotification(tx, userId, 'notice.followed', { number }, now);
  await announceChange(tx, applicationId);
  const remark = `application ${number} followed`;
  await addAuditEntry(tx, context, { action: 'UPDATE', remark, changedFields: [] });
  return { status: 200 as const, result: { tokenNo: number } };
}

/**
 * Answers grievance/join: adds words and photos to an earlier report of the same place and makes the caller its
 * follower, without a report of their own; 404 for a report of another place or without a pending outcome, 409 for the
 * caller's own or one that is followed already.
 */
export const reportJoin: MemberHandler<'reportJoin'> = async (request, context) => {
  const { language } = context;
  const limit = await findGuestLimit(context);
  if (limit !== undefined) return { status: 400, message: message(language, limit) };
  try {
    return await runOnce(context, (tx) => addToReport(tx, request, context));
  } catch (error) {
    if (!(error instanceof JoinRefused)) throw error;
    const { status, key } = error;
    if (status !== 400) return { status };
    return { status, message: message(language, key ?? 'general.statusNotOk') };
  }
};

import { and, asc, eq } from 'drizzle-orm';
import { formatIndianDate, message, type MessageKey } from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import type { Database } from '../../../db/database.ts';
import { runOnce } from '../../../db/idempotency.ts';
import { hearings } from '../../../db/schema/applicationDetails.ts';
import { caseNotices, caseParties } from '../../../db/schema/courtCases.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { changeCase, findParty } from './courtCase.repository.ts';

const refuse = ({ language }: SignedIn, status: 400 | 409, key: MessageKey) => ({
  status,
  message: message(language, key),
});

/** Returns the day of the hearing that is not over; undefined without one. */
async function findNextHearing(tx: Database, applicationId: number): Promise<string | undefined> {
  const [next] = await tx
    .select({ day: hearings.day })
    .from(hearings)
    .where(and(eq(hearings.applicationId, applicationId), eq(hearings.outcome, '')))
    .orderBy(asc(hearings.day));
  return next?.day;
}

/**
 * Answers api/officer/case/notice/issue: a notice to a party; 400 if it calls to a hearing that is not fixed, 409 if the
 * party is gone or has this notice.
 */
export const caseNoticeIssue: MemberHandler<'caseNoticeIssue'> = (request, context) =>
  runOnce(context, (tx) =>
    changeCase(tx, context, request.applicationId, async () => {
      const { applicationId, partyId, kind } = request;
      if (!(await findParty(tx, applicationId, partyId))) {
        return refuse(context, 409, 'case.partyGone');
      }
      const hearingOn = await findNextHearing(tx, applicationId);
      if (kind === 'hearing' && hearingOn === undefined) {
        return refuse(context, 400, 'case.noHearing');
      }
      const made = await tx
        .insert(caseNotices)
        .values({
          partyId,
          kind,
          issuedOn: context.clock(),
          issuedBy: context.caller.userId,
          hearingOn: kind === 'hearing' ? (hearingOn ?? null) : null,
        })
        .onConflictDoNothing()
        .returning({ id: caseNotices.id });
      if (made.length === 0) return refuse(context, 409, 'case.noticeTwice');
      const remark = `${kind} notice to party ${partyId} of case ${applicationId}`;
      await addAuditEntry(tx, context, { action: 'CREATE', remark, changedFields: [] });
      return { status: 200 };
    }),
  );

async function findNotice(tx: Database, applicationId: number, noticeId: number) {
  const [row] = await tx
    .select({ notice: caseNotices })
    .from(caseNotices)
    .innerJoin(caseParties, eq(caseParties.id, caseNotices.partyId))
    .where(and(eq(caseNotices.id, noticeId), eq(caseParties.applicationId, applicationId)));
  return row?.notice;
}

/**
 * Answers api/officer/case/notice/service: how and when a notice was served; 400 for a day before the notice or after
 * today, 409 if its service is recorded.
 */
export const caseServiceSave: MemberHandler<'caseServiceSave'> = (request, context) =>
  context.db.transaction((tx) =>
    changeCase(tx, context, request.applicationId, async () => {
      const { applicationId, noticeId, servedOn, mode, note } = request;
      const notice = await findNotice(tx, applicationId, noticeId);
      if (!notice) return { status: 404 };
      if (notice.servedOn !== null) return refuse(context, 409, 'case.served');
      const today = formatIndianDate(context.clock());
      if (servedOn < formatIndianDate(notice.issuedOn) || servedOn > today) {
        return refuse(context, 400, 'case.servedDay');
      }
      const servedBy = context.caller.userId;
      const served = { servedOn, mode, note, servedBy };
      await tx.update(caseNotices).set(served).where(eq(caseNotices.id, noticeId));
      const changedFields = [{ label: 'mode', value: mode }];
      const remark = `notice ${noticeId} of case ${applicationId} served`;
      await addAuditEntry(tx, context, { action: 'UPDATE', remark, changedFields });
      return { status: 200 };
    }),
  );

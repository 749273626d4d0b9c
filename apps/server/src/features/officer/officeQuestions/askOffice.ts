import { and, count, eq, inArray } from 'drizzle-orm';
import {
  formatDate,
  formatIndianDate,
  openStatus,
  type Input,
  type OfficeChoice,
} from '@temple-land/portal-core';
import { addStep } from '../../../db/applications/applicationWrites.ts';
import type { Database } from '../../../db/database.ts';
import { runOnce } from '../../../db/idempotency.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import { addNotification } from '../../../db/notifications/notify.ts';
import { documents } from '../../../db/schema/documents.ts';
import { officeQuestionDocuments, officeQuestions } from '../../../db/schema/officeQuestions.ts';
import type { MemberHandler, Reply } from '../../../handler.ts';
import { mayWriteAbout } from '../casePage/caseRights.ts';
import { findCase } from '../casePage/findCase.ts';
import { findAskedOffice, listOffices } from './offices.ts';

type Request = Input<'officeQuestionAsk'>;

const askLimit = { action: 'ask-office', requests: 60, windowMs: 3_600_000 };
const longestTermMs = 366 * 86_400_000;

/** Returns whether a day is one for an answer: from today to a year from now. */
function isPossibleTerm(day: string, now: Date): boolean {
  const last = formatIndianDate(new Date(now.getTime() + longestTermMs));
  return day >= formatIndianDate(now) && day <= last;
}

async function areOfCase(tx: Database, ids: readonly number[], applicationId: number) {
  if (ids.length === 0) return true;
  const [row] = await tx
    .select({ total: count() })
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), eq(documents.applicationId, applicationId)));
  return row?.total === ids.length;
}

const describeOffice = (office: OfficeChoice, userId: number | undefined) =>
  [
    office.officers.find((officer) => officer.userId === userId)?.fullName ?? '',
    office.roleName,
    office.tehsil_name,
    office.district_name,
  ]
    .filter((part) => part !== '')
    .join(', ');

async function insertQuestion(
  tx: Database,
  { to, question, dueOn, documentIds }: Request,
  ids: { applicationId: number; askedById: number; askedOn: Date },
): Promise<void> {
  const [row] = await tx
    .insert(officeQuestions)
    .values({ ...ids, ...to, question, dueOn })
    .returning({ questionId: officeQuestions.id });
  const rows = [...new Set(documentIds)].map((documentId) => ({
    questionId: row?.questionId ?? 0,
    documentId,
    isAnswer: false,
  }));
  if (rows.length > 0) await tx.insert(officeQuestionDocuments).values(rows);
}

/**
 * Answers api/officer/question/ask: puts a question about an open application to another office, whose officers are
 * notified; 400 for a day in the past, an office without officers or a document of another application.
 */
export const officeQuestionAsk: MemberHandler<'officeQuestionAsk'> = async (request, context) => {
  const { caller, clock } = context;
  await enforceUserRateLimit(context, caller.userId, askLimit);
  return runOnce(context, async (tx): Promise<Reply<'officeQuestionAsk'>> => {
    const found = await findCase(tx, request, caller);
    if (found === undefined) return { status: 404 };
    if (!(await mayWriteAbout(tx, found.type, caller))) return { status: 403 };
    if (found.status !== openStatus) return { status: 409 };
    const now = clock();
    const offices = await listOffices(tx, 'en', [caller.userId, found.applicantId]);
    const asked = findAskedOffice(offices, request.to);
    const areFilesRight = await areOfCase(tx, [...new Set(request.documentIds)], found.id);
    if (asked === undefined || !areFilesRight || !isPossibleTerm(request.dueOn, now)) {
      return { status: 400 };
    }
    const ids = { applicationId: found.id, askedById: caller.userId, askedOn: now };
    await insertQuestion(tx, request, ids);
    await addStep(tx, {
      applicationId: found.id,
      at: now,
      byName: caller.fullName,
      byUserId: caller.userId,
      action: 'askOffice',
      state: found.state,
      status: found.status,
      remark: describeOffice(asked.office, request.to.userId),
      isVisible: false,
    });
    const values = { number: found.number, by: caller.fullName, date: formatDate(request.dueOn) };
    for (const { userId } of asked.officers)
      await addNotification(tx, userId, 'notice.officeAsked', values, now);
    return { status: 200 };
  });
};

import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { tempFileLifeMs, type Input } from '@temple-land/portal-core';
import { listCoveredIds } from '../../../db/accounts/covers.ts';
import { addStep, attachDocuments } from '../../../db/applications/applicationWrites.ts';
import { isAskedOf } from '../../../db/applications/officeQuestions.ts';
import type { Database } from '../../../db/database.ts';
import { runOnce } from '../../../db/idempotency.ts';
import { addNotification } from '../../../db/notifications/notify.ts';
import { applications } from '../../../db/schema/applications.ts';
import { documents } from '../../../db/schema/documents.ts';
import { officeQuestionDocuments, officeQuestions } from '../../../db/schema/officeQuestions.ts';
import type { MemberHandler, Reply, SignedIn } from '../../../handler.ts';
import { mayWriteAbout } from '../casePage/caseRights.ts';
import { isInScope } from '../officer.repository.ts';

/** Thrown to roll back when a file of an answer does not belong to the officer. */
class MissingFileError extends Error {}

const columns = {
  id: officeQuestions.id,
  applicationId: officeQuestions.applicationId,
  askedById: officeQuestions.askedById,
  answeredOn: officeQuestions.answeredOn,
  withdrawnOn: officeQuestions.withdrawnOn,
  number: applications.number,
  type: applications.type,
  state: applications.state,
  status: applications.status,
};

type Question = Awaited<ReturnType<typeof lockQuestion>>;

async function lockQuestion(tx: Database, where: SQL | undefined) {
  const [row] = await tx
    .select(columns)
    .from(officeQuestions)
    .innerJoin(applications, eq(applications.id, officeQuestions.applicationId))
    .where(where)
    .for('update', { of: officeQuestions });
  return row;
}

const addQuestionStep = (
  tx: Database,
  { applicationId, state, status }: NonNullable<Question>,
  action: 'answerOffice' | 'withdrawQuestion',
  { caller, clock }: SignedIn,
) =>
  addStep(tx, {
    applicationId,
    at: clock(),
    byName: caller.fullName,
    byUserId: caller.userId,
    action,
    state,
    status,
    remark: '',
    isVisible: false,
  });

/** Attaches the files of an answer to its question and, as papers of the office, to the application. */
async function attachFiles(
  tx: Database,
  { id, applicationId }: NonNullable<Question>,
  request: Input<'officeQuestionAnswer'>,
  { caller, clock }: SignedIn,
): Promise<void> {
  const tempIds = [...new Set(request.documents)];
  if (tempIds.length === 0) return;
  const createdAfter = new Date(clock().getTime() - tempFileLifeMs);
  const files = { ownerId: caller.userId, tempIds, kinds: {}, createdAfter };
  const attached = await attachDocuments(tx, { applicationId }, files);
  if (attached !== tempIds.length) throw new MissingFileError();
  const rows = await tx
    .select({ documentId: documents.id })
    .from(documents)
    .where(inArray(documents.tempId, tempIds));
  await tx
    .insert(officeQuestionDocuments)
    .values(rows.map(({ documentId }) => ({ questionId: id, documentId, isAnswer: true })));
}

/**
 * Answers api/officer/question/answer: the answer of the asked office, of which the officer who asked is notified; 404
 * for questions to others, 409 when it was answered or taken back, 400 for files of somebody else.
 */
export const officeQuestionAnswer: MemberHandler<'officeQuestionAnswer'> = async (
  request,
  context,
) => {
  const { db, caller, clock } = context;
  const now = clock();
  const officer = { ...caller, coveredIds: await listCoveredIds(db, caller.userId, now) };
  const work = async (tx: Database): Promise<Reply<'officeQuestionAnswer'>> => {
    const isAsked = and(eq(officeQuestions.id, request.questionId), isAskedOf(officer));
    const found = await lockQuestion(tx, isAsked);
    if (found === undefined) return { status: 404 };
    if (found.answeredOn !== null || found.withdrawnOn !== null) return { status: 409 };
    await tx
      .update(officeQuestions)
      .set({ answer: request.answer, answeredById: caller.userId, answeredOn: now })
      .where(eq(officeQuestions.id, found.id));
    await attachFiles(tx, found, request, context);
    await addQuestionStep(tx, found, 'answerOffice', context);
    const values = { number: found.number, by: caller.fullName };
    await addNotification(tx, found.askedById, 'notice.officeAnswered', values, now);
    return { status: 200 };
  };
  try {
    return await runOnce(context, work);
  } catch (error) {
    if (error instanceof MissingFileError) return { status: 400 };
    throw error;
  }
};

/** Answers api/officer/question/withdraw: takes back a question that has no answer; its office no longer sees it. */
export const officeQuestionWithdraw: MemberHandler<'officeQuestionWithdraw'> = (
  { questionId },
  context,
) => {
  const { db, caller, clock } = context;
  return db.transaction(async (tx): Promise<Reply<'officeQuestionWithdraw'>> => {
    const isOwn = and(eq(officeQuestions.id, questionId), isInScope(caller));
    const found = await lockQuestion(tx, isOwn);
    if (found === undefined) return { status: 404 };
    if (!(await mayWriteAbout(tx, found.type, caller))) return { status: 403 };
    if (found.answeredOn !== null || found.withdrawnOn !== null) return { status: 409 };
    await tx
      .update(officeQuestions)
      .set({ withdrawnOn: clock() })
      .where(and(eq(officeQuestions.id, found.id), isNull(officeQuestions.answeredOn)));
    await addQuestionStep(tx, found, 'withdrawQuestion', context);
    return { status: 200 };
  });
};

import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { tenderQuestions } from '../../db/schema/auctions.ts';
import { tenders } from '../../db/schema/content.ts';
import { answerTenderQuestion } from '../../db/tenders/tenderAnswers.ts';
import type { MemberHandler } from '../../handler.ts';

/**
 * Answers api/admin/queries/tender/list: questions about tenders, open ones oldest first, then answered
 * ones newest first; 404 without one.
 */
export const tenderQuestionList: MemberHandler<'tenderQuestionList'> = async (request, { db }) => {
  const { isOpen, pageNumber, pageSize } = request;
  const state = isOpen ? isNull(tenderQuestions.answer) : isNotNull(tenderQuestions.answer);
  const where = isOpen === undefined ? undefined : state;
  const openAge = sql`case when ${tenderQuestions.answer} is null then ${tenderQuestions.askedOn} end`;
  const rows = await db
    .select({
      questionId: tenderQuestions.id,
      tenderAdvertisementId: tenders.id,
      letterNo: tenders.letterNo,
      title: tenders.title,
      question: tenderQuestions.question,
      askedOn: tenderQuestions.askedOn,
      answer: tenderQuestions.answer,
    })
    .from(tenderQuestions)
    .innerJoin(tenders, eq(tenders.id, tenderQuestions.tenderId))
    .where(where)
    .orderBy(asc(openAge), desc(tenderQuestions.answeredOn), asc(tenderQuestions.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  if (rows.length === 0) return { status: 404 };
  const result = rows.map((row) => ({ ...row, askedOn: row.askedOn.toISOString() }));
  return { status: 200, result: { rows: result, total: await db.$count(tenderQuestions, where) } };
};

/**
 * Answers api/admin/queries/tender/answer: publishes the answer on the tender and notifies the author; 404 unknown
 * question, 409 already answered.
 */
export const tenderQuestionAnswer: MemberHandler<'tenderQuestionAnswer'> = async (
  { questionId, answer },
  context,
) => {
  const { clock } = context;
  const now = clock();
  const own = eq(tenderQuestions.id, questionId);
  return runOnce(context, async (tx) => {
    const [found] = await tx
      .select({ tenderId: tenders.id, letterNo: tenders.letterNo })
      .from(tenderQuestions)
      .innerJoin(tenders, eq(tenders.id, tenderQuestions.tenderId))
      .where(own);
    if (!found) return { status: 404 };
    const { tenderId, letterNo } = found;
    const asker = await answerTenderQuestion(tx, { questionId, tenderId, letterNo, answer }, now);
    if (asker === undefined) return { status: 409 };
    const remark = `question ${questionId} about tender ${tenderId}`;
    await addAuditEntry(tx, context, { action: 'ANSWER', remark, changedFields: [] });
    return { status: 200 };
  });
};

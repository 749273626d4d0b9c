import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { addNotification } from '../notifications/notify.ts';
import { tenderQuestions } from '../schema/auctions.ts';

/** An answer to a question about a tender, with the tender's letter number for the notification. */
export interface TenderAnswer {
  questionId: number;
  tenderId: number;
  letterNo: string;
  answer: string;
}

/**
 * Answers an open question about a tender and notifies its author. Returns the author's id; undefined if the tender has
 * no such open question, so that only the first of two answers is stored.
 */
export async function answerTenderQuestion(
  tx: Database,
  { questionId, tenderId, letterNo, answer }: TenderAnswer,
  now: Date,
): Promise<number | undefined> {
  const open = and(
    eq(tenderQuestions.id, questionId),
    eq(tenderQuestions.tenderId, tenderId),
    isNull(tenderQuestions.answer),
  );
  const [row] = await tx
    .update(tenderQuestions)
    .set({ answer, answeredOn: now })
    .where(open)
    .returning({ askedBy: tenderQuestions.askedBy });
  if (!row) return undefined;
  const values = { number: letterNo, answer };
  await addNotification(tx, row.askedBy, 'notice.tenderAnswered', values, now, {
    kind: 'tender',
    path: `/website/tender/${tenderId}`,
  });
  return row.askedBy;
}

import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { hasWithdrawn } from '../../db/accounts/consents.ts';
import { loadCorrigenda } from '../../db/tenders/corrigenda.ts';
import { isTenderOpen } from '../../db/tenders/isTenderOpen.ts';
import type { Database } from '../../db/database.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { publicListMaxEntries } from '../../db/limits/publicLists.ts';
import { tenderQuestions } from '../../db/schema/auctions.ts';
import { tenders } from '../../db/schema/content.ts';
import type { Handler, MemberHandler } from '../../handler.ts';

const userLimit = { action: 'tender-question', requests: 5, windowMs: 3_600_000 };

async function listAnsweredQuestions(db: Database, tenderId: number) {
  const rows = await db
    .select()
    .from(tenderQuestions)
    .where(and(eq(tenderQuestions.tenderId, tenderId), isNotNull(tenderQuestions.answer)))
    .orderBy(asc(tenderQuestions.answeredOn), asc(tenderQuestions.id))
    .limit(publicListMaxEntries);
  return rows.map(({ question, askedOn, answer, answeredOn }) => ({
    question,
    askedOn: askedOn.toISOString(),
    answer: answer ?? '',
    answeredOn: answeredOn?.toISOString() ?? '',
  }));
}

/** Answers api/tender/history: corrigenda and answered questions of a tender; 404 when there is none. */
export const tenderHistory: Handler<'tenderHistory'> = async (request, { db }) => {
  const tenderId = request.tenderAdvertisementId;
  const own = and(eq(tenders.id, tenderId), eq(tenders.isActive, true));
  if ((await db.$count(tenders, own)) === 0) return { status: 404 };
  const corrigenda = (await loadCorrigenda(db, [tenderId])).get(tenderId) ?? [];
  return {
    status: 200,
    result: { corrigenda, questions: await listAnsweredQuestions(db, tenderId) },
  };
};

/**
 * Answers api/tender/ask: saves a question about an open tender; 409 if it is not open, 403 if the caller has withdrawn
 * consent.
 */
export const tenderAsk: MemberHandler<'tenderAsk'> = async (request, context) => {
  const { db, clock, caller } = context;
  const now = clock();
  const isOpen = and(eq(tenders.id, request.tenderAdvertisementId), isTenderOpen(now));
  if ((await db.$count(tenders, isOpen)) === 0) return { status: 409 };
  if (await hasWithdrawn(db, caller.userId, 'service')) return { status: 403 };
  await enforceUserRateLimit(context, caller.userId, userLimit);
  return runOnce(context, async (tx) => {
    await tx.insert(tenderQuestions).values({
      tenderId: request.tenderAdvertisementId,
      askedBy: caller.userId,
      question: request.question,
      askedOn: now,
    });
    return { status: 200 };
  });
};

import { and, eq, sql } from 'drizzle-orm';
import { runOnce } from '../../db/idempotency.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { faqs } from '../../db/schema/content.ts';
import type { Handler } from '../../handler.ts';

const addressLimit = { action: 'faqVote', requests: 60, windowMs: 3_600_000 };

/** Answers faq/vote: counts whether an answer was useful; 404 for an unknown question. */
export const faqVote: Handler<'faqVote'> = async ({ slug, isUseful }, context) => {
  await enforceRateLimit(context, addressLimit);
  const count = isUseful
    ? { usefulYes: sql`${faqs.usefulYes} + 1` }
    : { usefulNo: sql`${faqs.usefulNo} + 1` };
  return runOnce(context, async (tx) => {
    const rows = await tx
      .update(faqs)
      .set(count)
      .where(and(eq(faqs.slug, slug), eq(faqs.isActive, true)))
      .returning({ id: faqs.id });
    return { status: rows.length === 0 ? 404 : 200 };
  });
};

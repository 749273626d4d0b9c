import { asc, count, eq, sum } from 'drizzle-orm';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { publicListLimit } from '../../db/limits/publicLists.ts';
import { questionText } from '../../db/query/contentTexts.ts';
import { faqs } from '../../db/schema/content.ts';
import { districts, mouzas, tahasils } from '../../db/schema/land.ts';
import { mouzaFacts } from '../../db/schema/register.ts';
import type { Context, Handler } from '../../handler.ts';

/** Answers the summary: acres, districts, tahasils and mouzas of the record. */
export const summary: Handler<'summary'> = async (_, context) => {
  const { db } = context;
  await enforceRateLimit(context, publicListLimit('summary'));
  const [land] = await db.select({ area: sum(mouzaFacts.area).mapWith(Number) }).from(mouzaFacts);
  const total = async (table: typeof districts | typeof tahasils | typeof mouzas) => {
    const [row] = await db.select({ total: count() }).from(table).where(eq(table.isActive, true));
    return row?.total ?? 0;
  };
  return {
    status: 200,
    result: {
      total_area: land?.area ?? 0,
      total_district: await total(districts),
      total_tahasil: await total(tahasils),
      total_village: await total(mouzas),
    },
  };
};

async function listQuestions({ db, language }: Pick<Context, 'db' | 'language'>) {
  const result = await db
    .select({ slug: faqs.slug, ...questionText(language) })
    .from(faqs)
    .where(eq(faqs.isActive, true))
    .orderBy(asc(faqs.place), asc(faqs.id));
  return { status: 200, result } as const;
}

/** Answers faq/questionsandanswers: the questions in their editorial order. */
export const faq: Handler<'faq'> = (_, context) => listQuestions(context);

/** Answers faq/list, the same answer under another path. */
export const faqList: Handler<'faqList'> = (_, context) => listQuestions(context);

import { asc, count, sum } from 'drizzle-orm';
import { faqs } from '../../db/schema/content.ts';
import { districts, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import type { Handler } from '../../handler.ts';

/** Answers the summary: acres, districts, tahasils and mouzas of the record. */
export const summary: Handler<'summary'> = async (_, { db }) => {
  const [land] = await db.select({ area: sum(plots.area).mapWith(Number) }).from(plots);
  const total = async (table: typeof districts | typeof tahasils | typeof mouzas) => {
    const [row] = await db.select({ total: count() }).from(table);
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

/** Answers the FAQ list in its editorial order. */
export const faq: Handler<'faq'> = async (_, { db }) => {
  const result = await db
    .select({ question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .orderBy(asc(faqs.place));
  return { status: 200, result };
};

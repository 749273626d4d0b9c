import { desc } from 'drizzle-orm';
import { officeQuestions } from '../../apps/server/src/db/schema/officeQuestions.ts';
import type { TestApp } from './makeApp.ts';

/** Returns the id of the latest question to another office. */
export async function findLastQuestion({ deps }: TestApp): Promise<number> {
  const [row] = await deps.db
    .select({ questionId: officeQuestions.id })
    .from(officeQuestions)
    .orderBy(desc(officeQuestions.id))
    .limit(1);
  return row?.questionId ?? 0;
}

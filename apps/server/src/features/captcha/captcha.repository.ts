import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { captchas } from '../../db/schema/account.ts';

/** Keeps a captcha's solution. */
export async function saveCaptcha(
  db: Database,
  id: string,
  solution: string,
  now: Date,
): Promise<void> {
  await db.insert(captchas).values({ id, solution, createdOn: now });
}

/** Gives the solution of a captcha that was drawn after a moment. */
export async function findCaptchaSolution(
  db: Database,
  id: string,
  oldest: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ solution: captchas.solution })
    .from(captchas)
    .where(and(eq(captchas.id, id), gt(captchas.createdOn, oldest)));
  return row?.solution;
}

/** Removes a captcha and gives it; of parallel uses only one gets it. */
export async function consumeCaptcha(db: Database, id: string) {
  const [row] = await db.delete(captchas).where(eq(captchas.id, id)).returning();
  return row;
}

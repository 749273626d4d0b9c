import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { captchas } from '../../db/schema/account.ts';

/** Keeps a captcha's solution, and forgets those that are too old. */
export async function putCaptcha(
  db: Database,
  id: string,
  solution: string,
  now: Date,
  oldest: Date,
): Promise<void> {
  await db.delete(captchas).where(lt(captchas.createdOn, oldest));
  await db.insert(captchas).values({ id, solution, createdOn: now });
}

/** Gives the solution of a living captcha. */
export async function findSolution(
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

/** Removes a captcha and gives its solution; of parallel uses only one gets it. */
export async function takeSolution(
  db: Database,
  id: string,
  oldest: Date,
): Promise<string | undefined> {
  const [row] = await db.delete(captchas).where(eq(captchas.id, id)).returning();
  return row && row.createdOn > oldest ? row.solution : undefined;
}

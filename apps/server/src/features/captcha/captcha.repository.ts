import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { captchas } from '../../db/schema/account.ts';

/** Saves the solution of a captcha. */
export async function saveCaptcha(
  db: Database,
  id: string,
  solution: string,
  now: Date,
): Promise<void> {
  await db.insert(captchas).values({ id, solution, createdOn: now });
}

/** Returns the solution of a captcha that was made after `oldest`. */
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

/** Deletes a captcha and returns it; of parallel calls only one gets it. */
export async function consumeCaptcha(db: Database, id: string) {
  const [row] = await db.delete(captchas).where(eq(captchas.id, id)).returning();
  return row;
}

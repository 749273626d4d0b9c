import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { captchas } from '../../db/schema/account.ts';

/** Saves a captcha with its solution. */
export async function saveCaptcha(
  db: Database,
  captcha: typeof captchas.$inferInsert,
): Promise<void> {
  await db.insert(captchas).values(captcha);
}

/** Returns the solution of a drawing that was made after `oldest`. */
export async function findDrawingSolution(
  db: Database,
  id: string,
  oldest: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ solution: captchas.solution })
    .from(captchas)
    .where(and(eq(captchas.id, id), eq(captchas.kind, 'drawing'), gt(captchas.createdOn, oldest)));
  return row?.solution;
}

/** Deletes a captcha and returns it; of parallel calls only one gets it. */
export async function consumeCaptcha(db: Database, id: string) {
  const [row] = await db.delete(captchas).where(eq(captchas.id, id)).returning();
  return row;
}

import { and, asc, eq, lte } from 'drizzle-orm';
import { runTasks } from '../../../db/maintenance/runTasks.ts';
import { erasureRequests } from '../../../db/schema/erasureRequests.ts';
import type { Deps } from '../../../handler.ts';
import { eraseAccount } from './eraseAccount.ts';

/** Erases the accounts whose requests are due, each in its own transaction; a failure does not stop the others. */
export async function processErasures(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const due = await db
    .select({ userId: erasureRequests.userId, number: erasureRequests.number })
    .from(erasureRequests)
    .where(and(eq(erasureRequests.state, 'waiting'), lte(erasureRequests.dueOn, clock())))
    .orderBy(asc(erasureRequests.id));
  await runTasks(
    due.map(({ userId, number }) => ({
      name: `Erase account of request ${number}`,
      run: () => eraseAccount(deps, userId),
    })),
  );
}

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { plots } from '../schema/land.ts';

/** The acres of a plot that approved land applications take, for a query over plots. */
export const takenAcres = sql<number>`(select coalesce(sum(a.area), 0) from ${applications} a
  where a.plot_code = ${plots.code} and a.type = 2 and a.status = 'A')`.mapWith(Number);

/** The acres of a plot that no approved land application takes, for a query over plots; never below 0. */
export const freeAcres = sql<number>`greatest(0, ${plots.area} - ${takenAcres})`.mapWith(Number);

/** Returns the acres of a plot that no approved land application takes; undefined for an unknown plot. */
export async function findFreeAcres(db: Database, plotCode: string): Promise<number | undefined> {
  const [row] = await db.select({ free: freeAcres }).from(plots).where(eq(plots.code, plotCode));
  return row?.free;
}

/**
 * Returns whether the plot of a pending land application still has enough free acres. Locks the plot, so that of two
 * orders for the same acres the second sees the first.
 */
export async function hasFreeAcres(tx: Database, applicationId: number): Promise<boolean> {
  const [application] = await tx
    .select({ plotCode: applications.plotCode, area: applications.area })
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.type, 2)));
  if (application === undefined || application.plotCode === '') return true;
  await tx
    .select({ id: plots.id })
    .from(plots)
    .where(eq(plots.code, application.plotCode))
    .for('update');
  const free = await findFreeAcres(tx, application.plotCode);
  return free === undefined || application.area <= free;
}

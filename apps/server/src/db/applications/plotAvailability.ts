import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { plots } from '../schema/land.ts';
import { leases } from '../schema/leases.ts';
import { landSaleCases } from '../schema/register.ts';
import { valuations } from '../schema/valuations.ts';

/**
 * The acres of a plot that approved land applications take, for a query over plots: their active leases and ordered
 * sales, or the acres of an approved application without an entry in the record.
 */
export const takenAcres = sql<number>`(
  (select coalesce(sum(l.area), 0) from ${leases} l
    where l.plot_id = ${plots.id} and l.state = 'active' and l.application_id is not null)
  + (select coalesce(sum(s.area), 0) from ${landSaleCases} s
    where s.plot_id = ${plots.id} and s.application_id is not null and s.cancelled_on is null)
  + (select coalesce(sum(a.area), 0) from ${applications} a
    where a.plot_code = ${plots.code} and a.type = 2 and a.status = 'A'
      and not exists (select 1 from ${leases} l where l.application_id = a.id)
      and not exists (select 1 from ${landSaleCases} s where s.application_id = a.id)))`.mapWith(
  Number,
);

/** The free acres of a plot, for a query over plots; never below 0. */
export const freeAcres = sql<number>`greatest(0, ${plots.area} - ${takenAcres})`.mapWith(Number);

/** Returns the free acres of a plot; undefined for an unknown plot. */
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
    .select({
      plotCode: applications.plotCode,
      area: sql`coalesce(${valuations.areaGranted}, ${applications.area})`.mapWith(Number),
    })
    .from(applications)
    .leftJoin(valuations, eq(valuations.applicationId, applications.id))
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

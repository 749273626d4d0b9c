import { and, eq, sql, type SQL } from 'drizzle-orm';
import { takesLand } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { plots } from '../schema/land.ts';
import { leases } from '../schema/leases.ts';
import { landSaleCases } from '../schema/register.ts';
import { valuations } from '../schema/valuations.ts';

/** The granted acres of a land application, or those that it applies for before its valuation. */
const grantedAcres = sql`coalesce(
  (select v.area_granted from ${valuations} v where v.application_id = a.id), a.area)`;

/**
 * The acres of a plot that others than one application hold, for a query over plots: its active leases and sales that
 * are not cancelled, also those without an application, and the acres of decided applications that are not yet in the
 * land record.
 */
const takenAcres = (exceptApplicationId: number): SQL => sql`(
  (select coalesce(sum(l.area), 0) from ${leases} l
    where l.plot_id = ${plots.id} and l.state = 'active'
      and l.application_id is distinct from ${exceptApplicationId})
  + (select coalesce(sum(s.area), 0) from ${landSaleCases} s
    where s.plot_id = ${plots.id} and s.cancelled_on is null
      and s.application_id is distinct from ${exceptApplicationId})
  + (select coalesce(sum(${grantedAcres}), 0) from ${applications} a
    where a.plot_code = ${plots.code} and a.type = 2 and a.id <> ${exceptApplicationId}
      and a.application_kind in ('', 'lease', 'purchase', 'exchange')
      and (a.status = 'A' or a.state in ('DEMAND', 'PAID'))
      and not exists (select 1 from ${leases} l where l.application_id = a.id)
      and not exists (select 1 from ${landSaleCases} s where s.application_id = a.id)))`;

/** The acres of a plot that no other application than the given one holds, for a query over plots; never below 0. */
export const freeAcresExcept = (applicationId: number) =>
  sql<number>`greatest(0, ${plots.area} - ${takenAcres(applicationId)})`.mapWith(Number);

const noApplication = 0;

/** The free acres of a plot, for a query over plots; never below 0. */
export const freeAcres = freeAcresExcept(noApplication);

/** Returns the free acres of a plot; undefined for an unknown plot. One application may be left out of what is taken. */
export async function findFreeAcres(
  db: Database,
  plotCode: string,
  exceptApplicationId = noApplication,
): Promise<number | undefined> {
  const [row] = await db
    .select({ free: freeAcresExcept(exceptApplicationId) })
    .from(plots)
    .where(eq(plots.code, plotCode));
  return row?.free;
}

/**
 * Returns whether the plot of a land application has enough acres that nobody else holds; true for a kind that takes no
 * land. Locks the plot, so that of
 * two decisions or orders for the same acres the second sees the first.
 */
export async function hasFreeAcres(tx: Database, applicationId: number): Promise<boolean> {
  const [application] = await tx
    .select({
      plotCode: applications.plotCode,
      kind: applications.applicationKind,
      area: sql`coalesce(${valuations.areaGranted}, ${applications.area})`.mapWith(Number),
    })
    .from(applications)
    .leftJoin(valuations, eq(valuations.applicationId, applications.id))
    .where(and(eq(applications.id, applicationId), eq(applications.type, 2)));
  if (application === undefined || application.plotCode === '') return true;
  if (!takesLand(application.kind)) return true;
  await tx
    .select({ id: plots.id })
    .from(plots)
    .where(eq(plots.code, application.plotCode))
    .for('update');
  const free = await findFreeAcres(tx, application.plotCode, applicationId);
  return free === undefined || application.area <= free;
}

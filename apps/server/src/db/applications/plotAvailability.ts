import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { takesLand } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { plots } from '../schema/land.ts';
import { leases } from '../schema/leases.ts';
import { landSaleCases } from '../schema/register.ts';
import { otherPlots } from '../schema/otherPlots.ts';
import { valuations } from '../schema/valuations.ts';
import { divideByPlot } from './otherPlots.ts';

/** The granted acres of a land application on its first plot, or those that it applies for before its valuation. */
const grantedAcres = sql`coalesce(
  (select v.area_granted from ${valuations} v where v.application_id = a.id), a.area)
  - coalesce((select sum(o.area) from ${otherPlots} o where o.application_id = a.id), 0)`;

/** The application `a` is decided and not yet in the land record. */
const isDecided = sql`a.type = 2 and a.application_kind in ('', 'lease', 'purchase', 'exchange')
      and (a.status = 'A' or a.state in ('DEMAND', 'PAID'))
      and not exists (select 1 from ${leases} l where l.application_id = a.id)
      and not exists (select 1 from ${landSaleCases} s where s.application_id = a.id)`;

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
    where a.plot_code = ${plots.code} and a.id <> ${exceptApplicationId} and ${isDecided})
  + (select coalesce(sum(o.area), 0) from ${otherPlots} o
    join ${applications} a on a.id = o.application_id
    where o.plot_id = ${plots.id} and a.id <> ${exceptApplicationId} and ${isDecided}))`;

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

/** Locks plots in the order of the record, so that no two transactions wait for each other. */
export async function lockPlots(tx: Database, plotCodes: readonly string[]): Promise<void> {
  if (plotCodes.length === 0) return;
  await tx
    .select({ id: plots.id })
    .from(plots)
    .where(inArray(plots.code, [...plotCodes]))
    .orderBy(asc(plots.id))
    .for('update');
}

/**
 * Returns whether each plot of a land application has enough acres that nobody else holds; true for a kind that takes no
 * land. Locks the plots, so that of two decisions or orders for the same acres the second sees the first.
 */
export async function hasFreeAcres(tx: Database, applicationId: number): Promise<boolean> {
  const [application] = await tx
    .select({
      id: applications.id,
      plotCode: applications.plotCode,
      kind: applications.applicationKind,
      area: sql`coalesce(${valuations.areaGranted}, ${applications.area})`.mapWith(Number),
    })
    .from(applications)
    .leftJoin(valuations, eq(valuations.applicationId, applications.id))
    .where(and(eq(applications.id, applicationId), eq(applications.type, 2)));
  if (application === undefined || !takesLand(application.kind)) return true;
  const shares = await divideByPlot(tx, application);
  await lockPlots(
    tx,
    shares.map(({ plotCode }) => plotCode),
  );
  for (const { plotCode, area } of shares) {
    const free = await findFreeAcres(tx, plotCode, applicationId);
    if (free !== undefined && area > free) return false;
  }
  return true;
}

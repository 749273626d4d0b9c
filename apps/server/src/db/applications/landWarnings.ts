import { and, eq, or, sql } from 'drizzle-orm';
import { applicationTypes, openStatus, type LandWarning } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { plots } from '../schema/land.ts';

/**
 * Returns what an applicant should know about a plot before applying: a court case about it, and an auction of a quarry on
 * it or in its mouza, as an auction names its plot only when it is known.
 */
export async function listLandWarnings(db: Database, plotCode: string): Promise<LandWarning[]> {
  const [plot] = await db
    .select({ mouzaId: plots.mouzaId })
    .from(plots)
    .where(eq(plots.code, plotCode));
  if (!plot) return [];
  const isOnPlot = eq(applications.plotCode, plotCode);
  const isInMouza = and(eq(applications.plotCode, ''), eq(applications.mouzaId, plot.mouzaId));
  const ofType = (type: number) =>
    and(eq(applications.type, type), eq(applications.status, openStatus));
  const counts = await db
    .select({
      cases:
        sql`count(*) filter (where ${and(ofType(applicationTypes.caseNumber), isOnPlot)})`.mapWith(
          Number,
        ),
      auctions: sql`count(*) filter (where ${ofType(applicationTypes.quarry)})`.mapWith(Number),
    })
    .from(applications)
    .where(or(isOnPlot, isInMouza));
  const [{ cases, auctions } = { cases: 0, auctions: 0 }] = counts;
  return [
    ...(cases > 0 ? (['apply.warn.case'] as const) : []),
    ...(auctions > 0 ? (['apply.warn.auction'] as const) : []),
  ];
}

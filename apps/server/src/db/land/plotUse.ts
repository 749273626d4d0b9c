import { inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { recordRequests } from '../schema/landDetails.ts';
import { leases } from '../schema/leases.ts';
import { otherPlots } from '../schema/otherPlots.ts';
import { plotEvents } from '../schema/plotEvents.ts';
import { plotLineage } from '../schema/plotDivisions.ts';
import { encroachments, landSaleCases, landUseVerifications } from '../schema/register.ts';

/** The id and code of a plot. */
export interface UsedPlot {
  id: number;
  code: string;
}

async function isAnyIn(tx: Database, entries: readonly (readonly [PgTable, SQL | undefined])[]) {
  for (const [table, where] of entries) if ((await tx.$count(table, where)) > 0) return true;
  return false;
}

/** Returns whether anything was ever recorded about new plots, so that what made them cannot be undone. */
export function isPlotUsed(tx: Database, plots: readonly UsedPlot[]): Promise<boolean> {
  const ids = plots.map(({ id }) => id);
  const codes = plots.map(({ code }) => code);
  return isAnyIn(tx, [
    [applications, inArray(applications.plotCode, codes)],
    [otherPlots, inArray(otherPlots.plotId, ids)],
    [leases, inArray(leases.plotId, ids)],
    [encroachments, inArray(encroachments.plotId, ids)],
    [landUseVerifications, inArray(landUseVerifications.plotId, ids)],
    [landSaleCases, inArray(landSaleCases.plotId, ids)],
    [recordRequests, inArray(recordRequests.plotId, ids)],
    [plotEvents, inArray(plotEvents.plotId, ids)],
    [plotLineage, inArray(plotLineage.parentId, ids)],
  ]);
}

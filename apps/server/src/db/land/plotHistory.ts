import { desc, eq, type SQL } from 'drizzle-orm';
import type { ApplicationType, PlotEvent, PlotEventKind } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { plots } from '../schema/land.ts';
import { plotEvents } from '../schema/plotEvents.ts';

const maxEvents = 500;

/** Returns the history of the plots that match a condition, newest first, at most 500 events. */
export async function listPlotEvents(db: Database, where: SQL): Promise<PlotEvent[]> {
  const rows = await db
    .select({
      plotCode: plots.code,
      plotNo: plots.number,
      day: plotEvents.day,
      kind: plotEvents.kind,
      applicationId: plotEvents.applicationId,
      applicationNo: applications.number,
      applicationType: applications.type,
      facts: plotEvents.facts,
    })
    .from(plotEvents)
    .innerJoin(plots, eq(plots.id, plotEvents.plotId))
    .innerJoin(applications, eq(applications.id, plotEvents.applicationId))
    .where(where)
    .orderBy(desc(plotEvents.id))
    .limit(maxEvents);
  return rows.map((row) => ({
    ...row,
    kind: row.kind as PlotEventKind,
    applicationType: row.applicationType as ApplicationType,
  }));
}

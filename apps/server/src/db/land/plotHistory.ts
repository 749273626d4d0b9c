import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  formatIndianDate,
  type ApplicationType,
  type PlotEvent,
  type PlotEventKind,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { plots } from '../schema/land.ts';
import { importBatches, importChanges } from '../schema/imports.ts';
import { plotEvents } from '../schema/plotEvents.ts';

const maxEvents = 500;

interface DatedEvent {
  at: Date;
  event: PlotEvent;
}

/** Returns the imports in force that wrote the record of the plots that match a condition, newest first. */
async function listImportEvents(db: Database, where: SQL): Promise<DatedEvent[]> {
  const isPlot = inArray(importChanges.entity, ['plot', 'plotDetail']);
  const rows = await db
    .select({
      plotCode: plots.code,
      plotNo: plots.number,
      batchId: importBatches.id,
      importedOn: importBatches.importedOn,
      isNew: sql<boolean>`bool_or(${importChanges.before} is null and ${importChanges.entity} = 'plot')`,
    })
    .from(importChanges)
    .innerJoin(plots, and(eq(plots.id, importChanges.recordId), isPlot))
    .innerJoin(importBatches, eq(importBatches.id, importChanges.batchId))
    .where(where)
    .groupBy(plots.id, importBatches.id)
    .orderBy(desc(importBatches.id))
    .limit(maxEvents);
  return rows.map(({ plotCode, plotNo, batchId, importedOn, isNew }) => ({
    at: importedOn,
    event: {
      plotCode,
      plotNo,
      day: formatIndianDate(importedOn),
      kind: isNew ? 'imported' : 'importChanged',
      applicationId: null,
      applicationNo: '',
      applicationType: null,
      facts: { import: String(batchId) },
    },
  }));
}

/** Returns what applications changed in the record of the plots that match a condition, newest first. */
async function listApplicationEvents(db: Database, where: SQL): Promise<DatedEvent[]> {
  const rows = await db
    .select({
      plotCode: plots.code,
      plotNo: plots.number,
      at: plotEvents.at,
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
  return rows.map(({ at, ...row }) => ({
    at,
    event: {
      ...row,
      kind: row.kind as PlotEventKind,
      applicationType: row.applicationType as ApplicationType,
    },
  }));
}

/** Returns the history of the plots that match a condition, what was recorded last first, at most 500 events. */
export async function listPlotEvents(db: Database, where: SQL): Promise<PlotEvent[]> {
  const events = await listApplicationEvents(db, where);
  const imports = await listImportEvents(db, where);
  return [...events, ...imports]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, maxEvents)
    .map(({ event }) => event);
}

import { eq, sql } from 'drizzle-orm';
import type { CasePlot, Language, PlotOutline } from '@temple-land/portal-core';
import { loadReportDetails } from '../../../db/applications/applicationParts.ts';
import { freeAcresExcept } from '../../../db/applications/plotAvailability.ts';
import type { Database } from '../../../db/database.ts';
import { toBoxAround } from '../../../db/land/distance.ts';
import { listPlotEvents } from '../../../db/land/plotHistory.ts';
import { listOutlines, selectOutlines } from '../../../db/land/plotOutlines.ts';
import { kisamName } from '../../../db/query/localName.ts';
import { khatiyans, plots } from '../../../db/schema/land.ts';
import { kisams } from '../../../db/schema/plotDetails.ts';

const aroundMetres = 60;
const noPlot = 0;

/** Returns the outlines of the plots around the position of a report; none without a position or where none is near. */
export async function listOutlinesOfReport(
  db: Database,
  applicationId: number,
): Promise<PlotOutline[]> {
  const position = (await loadReportDetails(db, [applicationId])).get(applicationId)?.position;
  if (!position) return [];
  return selectOutlines(db, sql`${toBoxAround(position, aroundMetres)}::box`, noPlot);
}

/** Returns the recorded plot of an application with its outline and history; null for an unknown code. */
export async function findCasePlot(
  db: Database,
  { id, plotCode }: { id: number; plotCode: string },
  language: Language,
): Promise<CasePlot | null> {
  if (plotCode === '') return null;
  const [row] = await db
    .select({
      plotId: plots.id,
      plotCode: plots.code,
      plotNo: plots.number,
      area: plots.area,
      freeArea: freeAcresExcept(id),
      kissam: kisamName(language),
      status: plots.status,
      ownerLine: khatiyans.ownerLine,
    })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .where(eq(plots.code, plotCode));
  if (row === undefined) return null;
  const { plotId, ...plot } = row;
  const outlines = await listOutlines(db, plotId);
  const events = await listPlotEvents(db, eq(plots.code, plotCode));
  return { ...plot, outlines, events };
}

import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { sumAcres, type LandPlot, type Language, type PlotUse } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { kisamName } from '../query/localName.ts';
import { applications } from '../schema/applications.ts';
import { khatiyans, plots } from '../schema/land.ts';
import { otherPlots } from '../schema/otherPlots.ts';
import { kisams } from '../schema/plotDetails.ts';

/** The number of plots besides the first one, for a query over applications. */
export const otherPlotCount = sql<number>`(select count(*) from ${otherPlots} op
  where op.application_id = ${applications.id})`.mapWith(Number);

/** Returns the condition that an application is about a plot, for a query over applications. */
export const isAboutPlot = (plotCode: string): SQL<boolean> =>
  sql<boolean>`(${applications.plotCode} = ${plotCode} or exists (select 1 from ${otherPlots} op
    join ${plots} p on p.id = op.plot_id
    where op.application_id = ${applications.id} and p.code = ${plotCode}))`;

/** A plot of an application with its acres. */
export interface PlotShare {
  plotCode: string;
  area: number;
  /** What the applicant says about its use; absent or null where nothing was asked. */
  use?: PlotUse | null;
}

/** Returns the plots of an application besides the first one, in the order of the form. */
export function listOtherPlots(db: Database, applicationId: number): Promise<PlotShare[]> {
  return db
    .select({ plotCode: plots.code, area: otherPlots.area, use: otherPlots.use })
    .from(otherPlots)
    .innerJoin(plots, eq(plots.id, otherPlots.plotId))
    .where(eq(otherPlots.applicationId, applicationId))
    .orderBy(asc(otherPlots.sortOrder));
}

/**
 * Returns every plot of an application with its part of the acres: several plots are granted as they are applied for, so
 * the first one has what the others leave. Empty without a plot.
 */
export async function divideByPlot(
  db: Database,
  { id, plotCode, area }: { id: number; plotCode: string; area: number },
): Promise<PlotShare[]> {
  if (plotCode === '') return [];
  const others = await listOtherPlots(db, id);
  const left = sumAcres([area, ...others.map((other) => -other.area)]);
  return [{ plotCode, area: left }, ...others];
}

/** Stores the plots of an application besides the first one. */
export async function saveOtherPlots(
  tx: Database,
  applicationId: number,
  shares: readonly PlotShare[],
): Promise<void> {
  if (shares.length === 0) return;
  const codes = shares.map(({ plotCode }) => plotCode);
  const found = await tx
    .select({ plotId: plots.id, mouzaId: plots.mouzaId, code: plots.code })
    .from(plots)
    .where(inArray(plots.code, codes));
  const rows = found.map(({ code, ...plot }) => {
    const sortOrder = codes.indexOf(code) + 1;
    const { area = 0, use = null } = shares[sortOrder - 1] ?? {};
    return { applicationId, sortOrder, ...plot, area, use };
  });
  await tx.insert(otherPlots).values(rows);
}

/** Returns the recorded facts of plots by their codes, kisams in a language. */
async function loadRecord(db: Database, codes: readonly string[], language: Language) {
  const rows = await db
    .select({
      plotCode: plots.code,
      plotNo: plots.number,
      khataNo: khatiyans.number,
      recordedArea: plots.area,
      kissam: kisamName(language),
      satwa: khatiyans.satwa,
    })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .where(inArray(plots.code, [...codes]));
  return new Map(rows.map((row) => [row.plotCode, row]));
}

/** Returns the plots of those applications that have several, each with its recorded facts, by application. */
export async function loadPlots(
  db: Database,
  rows: readonly { applicationId: number; plotCode: string; area: number }[],
  language: Language,
): Promise<Map<number, LandPlot[]>> {
  const ids = rows.map(({ applicationId }) => applicationId);
  if (ids.length === 0) return new Map();
  const others = await db
    .select({
      applicationId: otherPlots.applicationId,
      plotCode: plots.code,
      area: otherPlots.area,
      use: otherPlots.use,
    })
    .from(otherPlots)
    .innerJoin(plots, eq(plots.id, otherPlots.plotId))
    .where(inArray(otherPlots.applicationId, ids))
    .orderBy(asc(otherPlots.sortOrder));
  if (others.length === 0) return new Map();
  const several = rows.flatMap(({ applicationId, plotCode, area }) => {
    const own = others.filter((other) => other.applicationId === applicationId);
    const left = sumAcres([area, ...own.map((other) => -other.area)]);
    const first: PlotShare = { plotCode, area: left };
    return own.length === 0 ? [] : [[applicationId, [first, ...own]] as const];
  });
  const codes = several.flatMap(([, shares]) => shares.map(({ plotCode }) => plotCode));
  const record = await loadRecord(db, codes, language);
  return new Map(
    several.map(([applicationId, shares]) => [
      applicationId,
      shares.flatMap(({ plotCode, area, use }) => {
        const plot = record.get(plotCode);
        return plot === undefined ? [] : [{ ...plot, area, ...(use && { use }) }];
      }),
    ]),
  );
}

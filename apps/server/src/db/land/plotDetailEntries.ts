import { eq } from 'drizzle-orm';
import { isPlotDetail, plotDetailMax, type PlotDetailName } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { plotDetails } from '../schema/plotDetails.ts';

/** The details of a plot that a correction request can change. */
export type PlotDetailEntries = Record<PlotDetailName, string>;

/** Returns the details of a plot that a correction request can change; empty texts for a plot without details. */
export async function readPlotDetails(tx: Database, plotId: number): Promise<PlotDetailEntries> {
  const [row] = await tx.select().from(plotDetails).where(eq(plotDetails.plotId, plotId));
  const names = Object.keys(plotDetailMax).filter(isPlotDetail);
  return Object.fromEntries(names.map((name) => [name, row?.[name] ?? ''])) as PlotDetailEntries;
}

/** Stores details of a plot, if there are any among values. */
export async function savePlotDetails(
  tx: Database,
  plotId: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const given = Object.entries(values).filter(([name]) => isPlotDetail(name));
  if (given.length === 0) return;
  const details = Object.fromEntries(given) as Partial<PlotDetailEntries>;
  await tx
    .insert(plotDetails)
    .values({ ...details, plotId })
    .onConflictDoUpdate({ target: plotDetails.plotId, set: details });
}

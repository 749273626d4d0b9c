import { desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlotDivision } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { plots } from '../schema/land.ts';
import { plotDivisions, plotLineage } from '../schema/plotDivisions.ts';

const mostSteps = 50;

const parent = alias(plots, 'parent_plot');
const child = alias(plots, 'child_plot');

async function listDivisionIds(db: Database, plotId: number): Promise<number[]> {
  const seen = new Set([plotId]);
  const divisions = new Set<number>();
  let fresh = [plotId];
  for (let step = 0; fresh.length > 0 && step < mostSteps; step += 1) {
    const rows = await db
      .select()
      .from(plotLineage)
      .where(or(inArray(plotLineage.parentId, fresh), inArray(plotLineage.childId, fresh)));
    for (const { divisionId } of rows) divisions.add(divisionId);
    fresh = rows.flatMap(({ parentId, childId }) => [parentId, childId]);
    fresh = [...new Set(fresh)].filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
  }
  return [...divisions];
}

interface LineagePlot {
  plotCode: string;
  plotNo: string;
  area: number;
}

const addPlot = (plots: LineagePlot[], plot: LineagePlot) => {
  if (!plots.some(({ plotCode }) => plotCode === plot.plotCode)) plots.push(plot);
};

/** Returns how a plot, the plots before it and those after it were divided and joined, the newest first. */
export async function listDivisions(db: Database, plotId: number): Promise<PlotDivision[]> {
  const ids = await listDivisionIds(db, plotId);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      division: plotDivisions,
      parent: { plotCode: parent.code, plotNo: parent.number, area: parent.area },
      child: { plotCode: child.code, plotNo: child.number, area: child.area },
    })
    .from(plotDivisions)
    .innerJoin(plotLineage, eq(plotLineage.divisionId, plotDivisions.id))
    .innerJoin(parent, eq(parent.id, plotLineage.parentId))
    .innerJoin(child, eq(child.id, plotLineage.childId))
    .where(inArray(plotDivisions.id, ids))
    .orderBy(desc(plotDivisions.id), plotLineage.parentId, plotLineage.childId);
  const found = new Map<number, PlotDivision>();
  for (const { division, parent: from, child: to } of rows) {
    const known = found.get(division.id) ?? {
      id: division.id,
      kind: division.kind as PlotDivision['kind'],
      source: division.source,
      effectiveOn: division.effectiveOn,
      madeOn: division.madeOn.toISOString(),
      undoneOn: division.undoneOn?.toISOString() ?? null,
      parents: [],
      children: [],
    };
    addPlot(known.parents, from);
    addPlot(known.children, to);
    found.set(division.id, known);
  }
  return [...found.values()];
}

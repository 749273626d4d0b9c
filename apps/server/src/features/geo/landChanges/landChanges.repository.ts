import { and, eq, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language, LandChangesRequest } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { khatiyansOn, plotsOn } from '../../../db/land/landOnDay.ts';
import { selectMouzaIds } from '../../../db/land/landTerritory.ts';
import type { Responsibility } from '../../../db/land/territory.ts';
import { kisamName, localName, satwaName } from '../../../db/query/localName.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { khatiyanVersions, plotVersions } from '../../../db/schema/landVersions.ts';
import { plotDivisions, plotLineage } from '../../../db/schema/plotDivisions.ts';
import { kisams, satwas } from '../../../db/schema/plotDetails.ts';
import { selectExtent } from '../places.ts';

/** The most plots that are compared; a comparison of more is limited to a mouza. */
export const maxComparedPlots = 20_000;

/**
 * Returns the ids of the plots of the territory about which something changed between two days, also if it was changed
 * back; one more than the most that are compared if there are too many.
 */
export async function listTouchedPlots(
  db: Database,
  officer: Responsibility,
  { from, to, villageCode }: LandChangesRequest,
): Promise<number[]> {
  const isBetween = (day: PgColumn) => and(gt(day, from), lte(day, to));
  const touched = db
    .select({ id: plotVersions.plotId })
    .from(plotVersions)
    .where(isBetween(plotVersions.untilDay))
    .union(
      db
        .select({ id: plots.id })
        .from(khatiyanVersions)
        .innerJoin(plots, eq(plots.khatiyanId, khatiyanVersions.khatiyanId))
        .where(isBetween(khatiyanVersions.untilDay)),
    )
    .union(
      db
        .select({ id: plotVersions.plotId })
        .from(khatiyanVersions)
        .innerJoin(plotVersions, eq(plotVersions.khatiyanId, khatiyanVersions.khatiyanId))
        .where(isBetween(khatiyanVersions.untilDay)),
    );
  const rows = await db
    .select({ id: plots.id })
    .from(plots)
    .where(
      and(
        sql`${plots.id} in (${touched})`,
        inArray(plots.mouzaId, selectMouzaIds(db, officer, { villageCode })),
      ),
    )
    .limit(maxComparedPlots + 1);
  return rows.map(({ id }) => id);
}

const isOneOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join()}}`}::int[])`;

/** Returns those of some plots that were in use on a day, as they were then, by their ids. */
export async function listPlotsOn(
  db: Database,
  ids: readonly number[],
  { day, language }: { day: string; language: Language },
) {
  const rows = await db
    .select({
      id: plots.id,
      code: plots.code,
      number: plots.number,
      area: plots.area,
      kisam: kisamName(language),
      status: plots.status,
      khatiyan: khatiyans.number,
      owner: khatiyans.ownerLine,
      satwa: satwaName(language),
      ring: plots.ring,
      bounds: selectExtent(plots.bounds),
      district_name: localName(districts, language),
      tehsil_name: localName(tahasils, language),
      mouza_name: localName(mouzas, language),
    })
    .from(plotsOn(day))
    .innerJoin(khatiyansOn(day), eq(khatiyans.id, plots.khatiyanId))
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .leftJoin(satwas, eq(satwas.name, khatiyans.satwa))
    .where(isOneOf(plots.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A plot on a day. */
export type PlotOnDay =
  Awaited<ReturnType<typeof listPlotsOn>> extends Map<number, infer Row> ? Row : never;

/** A step of the lineage of plots: one of the plots that were divided or joined, and one that was made. */
export interface LineageStep {
  kind: 'split' | 'merge';
  parentId: number;
  childId: number;
  isUndone: boolean;
}

/** Returns the steps of the lineage of some plots. */
export async function listLineageSteps(
  db: Database,
  ids: readonly number[],
): Promise<LineageStep[]> {
  const rows = await db
    .select({
      kind: plotDivisions.kind,
      parentId: plotLineage.parentId,
      childId: plotLineage.childId,
      isUndone: sql<boolean>`${plotDivisions.undoneOn} is not null`,
    })
    .from(plotLineage)
    .innerJoin(plotDivisions, eq(plotDivisions.id, plotLineage.divisionId))
    .where(or(isOneOf(plotLineage.parentId, ids), isOneOf(plotLineage.childId, ids)))
    .orderBy(plotDivisions.id, plotLineage.parentId, plotLineage.childId);
  return rows.map((row) => ({ ...row, kind: row.kind as LineageStep['kind'] }));
}

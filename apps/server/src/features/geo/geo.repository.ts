import { and, eq, type SQL } from 'drizzle-orm';
import type { Language, PlotDetails } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { khatiyansOn, plotsOn } from '../../db/land/landOnDay.ts';
import { kisamName } from '../../db/query/localName.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { kisams, plotDetails } from '../../db/schema/plotDetails.ts';
import type { Responsibility } from '../../db/land/territory.ts';
import { toExtent, selectExtent, isVisiblePlace, selectPlace } from './places.ts';

const selectColumns = (language: Language) => ({
  ...selectPlace(language),
  khataNoId: khatiyans.id,
  khataNo: khatiyans.number,
  plotCode: plots.code,
  plotNo: plots.number,
  area: plots.area,
  kissam: kisamName(language),
  kissamClass: kisams.kisamClass,
  status: plots.status,
  rorStatus: khatiyans.rorStatus,
  geometryLevel: plotDetails.level,
  bounds: selectExtent(plots.bounds),
  mouzaBounds: selectExtent(mouzas.bounds),
});

/**
 * Returns active plots in an officer's territory, in the order of the record, at most `limit`; place names and kisam in a
 * language. With a day, as they were at its end.
 */
export async function listPlotDetails(
  db: Database,
  officer: Responsibility,
  where: SQL | undefined,
  { limit, language, day }: { limit: number; language: Language; day?: string | undefined },
): Promise<PlotDetails[]> {
  const rows = await db
    .select(selectColumns(language))
    .from(plotsOn(day))
    .innerJoin(
      khatiyansOn(day),
      and(eq(khatiyans.id, plots.khatiyanId), eq(khatiyans.isActive, true)),
    )
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .leftJoin(plotDetails, eq(plotDetails.plotId, plots.id))
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .where(and(where, eq(plots.isActive, true), isVisiblePlace(officer)))
    .orderBy(plots.number, plots.id)
    .limit(limit);
  return rows.map(({ bounds, mouzaBounds, kissamClass, geometryLevel, ...row }) => ({
    ...row,
    kissamClass: kissamClass ?? '',
    geometryLevel: geometryLevel ?? 'schematic',
    // A plot without an outline is shown by its mouza.
    extent: toExtent(bounds) ?? toExtent(mouzaBounds) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 },
  }));
}

/**
 * Returns a plot by its code, as of a day if one is given; undefined if it is unknown, inactive or outside the
 * territory.
 */
export async function findPlot(
  db: Database,
  officer: Responsibility,
  plotCode: string,
  { language, day }: { language: Language; day?: string | undefined },
): Promise<PlotDetails | undefined> {
  const [plot] = await listPlotDetails(db, officer, eq(plots.code, plotCode), {
    limit: 1,
    language,
    day,
  });
  return plot;
}

import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { outlineDifferenceMax } from '@temple-land/portal-core';
import { khatiyans, mouzas, plots } from '../schema/land.ts';
import { outlineDifferences } from '../schema/operations.ts';
import { kisams } from '../schema/plotDetails.ts';
import {
  encroachments,
  landUseVerifications,
  mouzaFacts,
  mouzaLandFacts,
} from '../schema/register.ts';
import { everyPlotOn, isOf, khatiyansOn, plotsOn, standInFor } from './landOnDay.ts';
import { joinPlotFigures, plotSums } from './plotFigures.ts';
import { registersOn } from './registersOnDay.ts';

const { areaLeased, areaSold, areaVacant } = plotSums;

/** A day (yyyy-MM-dd), and the query for the ids of the mouzas whose figures are wanted. */
export interface FiguresOfDay {
  day: string;
  mouzaIds: SQL;
}

/**
 * Returns the query for the figures of mouzas at the end of a day, by the rule of `refresh_mouza_facts`; when they were
 * last updated is not known.
 */
function selectMouzaFactsOn({ day, mouzaIds }: FiguresOfDay): SQL {
  const on = registersOn(day);
  const [land, books, everyPlot] = [plotsOn(day), khatiyansOn(day), everyPlotOn(day)];
  const isWanted = (mouzaId: PgColumn) => sql`${mouzaId} in (${mouzaIds})`;
  return sql`
  select ${mouzas.id} as mouza_id, coalesce(books.total, 0) as khatiyans, coalesce(books.rent, 0) as rent,
    null::timestamptz as recorded_on, coalesce(held.total, 0) as plots, coalesce(held.area, 0) as area,
    coalesce(held.final, 0) as area_final, coalesce(held.leased, 0) as area_leased,
    coalesce(held.sold, 0) as area_sold, coalesce(held.vacant, 0) as area_vacant,
    coalesce(held.quarry, 0) as area_quarry, coalesce(taken.area, 0) as area_encroached,
    coalesce(visited.total, 0) as verifications
  from ${mouzas}
  left join (
    select ${khatiyans.mouzaId} as of_mouza, count(*) as total, sum(${khatiyans.rent}) as rent
    from ${books} where ${khatiyans.isActive} and ${isWanted(khatiyans.mouzaId)} group by 1
  ) books on books.of_mouza = ${mouzas.id}
  left join (
    select ${plots.mouzaId} as of_mouza, count(*) as total, sum(${plots.area}) as area,
      sum(${plots.area}) filter (where ${khatiyans.rorStatus} = 'final') as final,
      sum(${areaLeased}) as leased, sum(${areaSold}) as sold, sum(${areaVacant}) as vacant,
      sum(${plots.area}) filter (where ${kisams.kisamClass} in ('stone', 'sand')) as quarry
    from ${land} join ${books} on ${khatiyans.id} = ${plots.khatiyanId}
      left join ${kisams} on ${kisams.name} = ${plots.kisam} ${joinPlotFigures(on)}
    where ${plots.isActive} and ${khatiyans.isActive} and ${isWanted(plots.mouzaId)} group by 1
  ) held on held.of_mouza = ${mouzas.id}
  left join (
    select ${encroachments.mouzaId} as of_mouza, sum(${encroachments.area}) as area
    from ${on.encroachments} join ${everyPlot} on ${plots.id} = ${encroachments.plotId} and ${plots.isActive}
    where ${encroachments.state} = 'open' and ${isWanted(encroachments.mouzaId)} group by 1
  ) taken on taken.of_mouza = ${mouzas.id}
  left join (
    select ${landUseVerifications.mouzaId} as of_mouza, count(*) as total
    from ${on.landUseVerifications} join ${everyPlot} on ${plots.id} = ${landUseVerifications.plotId} and ${plots.isActive}
    where ${landUseVerifications.state} = 'completed' and ${isWanted(landUseVerifications.mouzaId)} group by 1
  ) visited on visited.of_mouza = ${mouzas.id}`;
}

/** Returns the figures of the mouzas as of a day under the name of their table; the table without a day. */
export const mouzaFactsOn = (wanted: FiguresOfDay | undefined): typeof mouzaFacts =>
  wanted === undefined ? mouzaFacts : standInFor(mouzaFacts, selectMouzaFactsOn(wanted));

/** Returns plots and acres of the mouzas by kisam, satwa and state of the record as of a day; the table without a day. */
export const mouzaLandFactsOn = (wanted: FiguresOfDay | undefined): typeof mouzaLandFacts =>
  wanted === undefined
    ? mouzaLandFacts
    : standInFor(
        mouzaLandFacts,
        sql`select ${plots.mouzaId}, ${plots.kisam}, ${khatiyans.satwa}, ${khatiyans.rorStatus}, count(*) as plots,
          sum(${plots.area}) as area
        from ${plotsOn(wanted.day)} join ${khatiyansOn(wanted.day)} on ${khatiyans.id} = ${plots.khatiyanId}
        where ${plots.isActive} and ${khatiyans.isActive} and ${plots.mouzaId} in (${wanted.mouzaIds})
        group by 1, 2, 3, 4`,
      );

/**
 * Returns the plots whose outline had another area than the record on a day; without a day the table that the hourly
 * comparison writes. An outline that was changed since is compared here.
 */
export const outlineDifferencesOn = (day: string | undefined): typeof outlineDifferences =>
  day === undefined
    ? outlineDifferences
    : standInFor(
        outlineDifferences,
        sql`select d.plot_id, d.outline_area from outline_differences d
          where not exists (select from plot_versions v where v.plot_id = d.plot_id and v.until_day > ${day}::date)
          union all
          select c.plot_id, c.outline_area from (
            select v.plot_id, v.area, round(ring_acres(v.ring), 4) as outline_area from plot_versions v
            where v.is_active and v.ring is not null and ${isOf(day)}
          ) c where abs(c.outline_area - c.area) * 100 > ${outlineDifferenceMax} * c.area`,
      );

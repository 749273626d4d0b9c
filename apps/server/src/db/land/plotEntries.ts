import { and, eq, or, sql } from 'drizzle-orm';
import type { Language } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { plotFigures, plotVerifiedOn } from './plotFigures.ts';
import { kisamName, localName } from '../query/localName.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../schema/land.ts';
import { kisams, plotDetails } from '../schema/plotDetails.ts';

/** Returns the names of an active mouza; undefined if there is none. */
export async function findMouza(db: Database, mouzaId: number, language: Language) {
  const [mouza] = await db
    .select({
      district_name: localName(districts, language),
      tehsil_name: localName(tahasils, language),
      mouza_name: localName(mouzas, language),
    })
    .from(mouzas)
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(
      and(
        eq(mouzas.id, mouzaId),
        eq(mouzas.isActive, true),
        eq(tahasils.isActive, true),
        eq(districts.isActive, true),
      ),
    );
  return mouza;
}

/** Returns the entries of a plot number in a mouza, current numbers first, then former ones. */
export function findPlotEntries(db: Database, mouzaId: number, plotNo: string, language: Language) {
  const isCurrent = sql<boolean>`${plots.number} = ${plotNo}`;
  return db
    .select({
      isCurrent,
      isInUse: sql<boolean>`${plots.isActive} and ${khatiyans.isActive}`,
      khataNo: khatiyans.number,
      rorStatus: khatiyans.rorStatus,
      recordedOn: khatiyans.recordedOn,
      area: plots.area,
      kissam: kisamName(language),
      areaLeased: plotFigures.areaLeased,
      areaSold: plotFigures.areaSold,
      areaEncroached: plotFigures.areaEncroached,
      verifiedOn: plotVerifiedOn,
    })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .leftJoin(plotDetails, eq(plotDetails.plotId, plots.id))
    .where(and(eq(plots.mouzaId, mouzaId), or(isCurrent, eq(plotDetails.sabikNo, plotNo))))
    .orderBy(sql`${isCurrent} desc`, plots.id)
    .limit(20);
}

/** An entry of the record for a plot number. */
export type PlotEntry = Awaited<ReturnType<typeof findPlotEntries>>[number];

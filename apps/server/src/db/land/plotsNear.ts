import { and, eq, sql } from 'drizzle-orm';
import {
  getDistanceToRing,
  getMatchConfidence,
  type GeoPoint,
  type Language,
  type MatchConfidence,
  type PlotMatch,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { localName } from '../query/localName.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../schema/land.ts';
import { plotDetails } from '../schema/plotDetails.ts';
import { toBoxAround } from './distance.ts';
import { unpackRing } from './ring.ts';

const searchMetres = 100;
const matchesMax = 5;
/** The most outlines of which the distance is computed. */
const candidatesMax = 200;

const selectPlot = (language: Language) => ({
  districtCode: districts.id,
  tahasilCode: tahasils.id,
  villageCode: mouzas.id,
  district_name: localName(districts, language),
  tehsil_name: localName(tahasils, language),
  mouza_name: localName(mouzas, language),
  khataNoId: khatiyans.id,
  khataNo: khatiyans.number,
  plotCode: plots.code,
  plotNo: plots.number,
  ring: plots.ring,
  level: plotDetails.level,
});

/** Returns the active plots within 100 m of a point, nearest first, at most five; place names in a language. */
export async function listPlotsNear(
  db: Database,
  point: GeoPoint,
  language: Language,
): Promise<PlotMatch[]> {
  const isActive = and(
    eq(plots.isActive, true),
    eq(mouzas.isActive, true),
    eq(tahasils.isActive, true),
    eq(districts.isActive, true),
  );
  const rows = await db
    .select(selectPlot(language))
    .from(plots)
    .innerJoin(khatiyans, and(eq(khatiyans.id, plots.khatiyanId), eq(khatiyans.isActive, true)))
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .leftJoin(plotDetails, eq(plotDetails.plotId, plots.id))
    .where(and(sql`${plots.bounds} && ${toBoxAround(point, searchMetres)}::box`, isActive))
    .limit(candidatesMax);
  return rows
    .flatMap(({ ring, level, ...row }) => {
      if (ring === null) return [];
      const distance = Math.round(getDistanceToRing(point, unpackRing(ring)));
      if (distance > searchMetres) return [];
      const confidence = getMatchConfidence({ distance, level: level ?? 'schematic' });
      return [{ ...row, distance, confidence }];
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, matchesMax);
}

/** Returns how surely a point lies in a plot; undefined when the plot is not near. */
export async function findMatchConfidence(
  db: Database,
  point: GeoPoint,
  plotCode: string,
): Promise<MatchConfidence | undefined> {
  const near = plotCode === '' ? [] : await listPlotsNear(db, point, 'en');
  return near.find((plot) => plot.plotCode === plotCode)?.confidence;
}

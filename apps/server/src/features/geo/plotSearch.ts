import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '@temple-land/portal-core';
import { freeAcres } from '../../db/applications/plotAvailability.ts';
import type { Database } from '../../db/database.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { kisamName, localName } from '../../db/query/localName.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { kisams } from '../../db/schema/plotDetails.ts';
import type { Handler } from '../../handler.ts';
import { parseLandSearch, type LandSearchTerms } from './search/parseLandSearch.ts';
import { buildSearchKeys } from './search/search.repository.ts';

const maxPlots = 10;
const limit = { action: 'plotSearch', requests: 120, windowMs: 600_000 };

const placeKey = sql`${mouzas.key} || ' ' || ${tahasils.key} || ' ' || ${districts.key}`;

async function findPlots(
  db: Database,
  { plot, khatiyan, either, place }: LandSearchTerms,
  language: Language,
) {
  const number = plot ?? either;
  if (number === undefined) return [];
  const keys = await buildSearchKeys(db, place);
  // The keys have letters and spaces only, so no pattern characters.
  const isNamed = (column: SQL | PgColumn, key: string) =>
    sql`(${column} like ${`${key}%`} or ${column} like ${`% ${key}%`})`;
  const isPlace = keys.map((key) => isNamed(placeKey, key));
  // A mouza of the name comes before the mouzas of a tahasil of the name.
  const isMouza = keys.map((key) => isNamed(mouzas.key, key));
  return db
    .select({
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
      kissam: kisamName(language),
      satwa: khatiyans.satwa,
      area: plots.area,
      freeArea: freeAcres,
      status: plots.status,
    })
    .from(plots)
    .innerJoin(khatiyans, and(eq(khatiyans.id, plots.khatiyanId), eq(khatiyans.isActive, true)))
    .innerJoin(mouzas, and(eq(mouzas.id, plots.mouzaId), eq(mouzas.isActive, true)))
    .innerJoin(tahasils, and(eq(tahasils.id, mouzas.tahasilId), eq(tahasils.isActive, true)))
    .innerJoin(districts, and(eq(districts.id, tahasils.districtId), eq(districts.isActive, true)))
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .where(
      and(
        eq(plots.isActive, true),
        eq(plots.number, number),
        khatiyan === undefined ? undefined : eq(khatiyans.number, khatiyan),
        ...isPlace,
      ),
    )
    .orderBy(...isMouza.map((fits) => desc(fits)), asc(mouzas.nameEn), asc(plots.id))
    .limit(maxPlots);
}

/** Answers land/plotSearch: the active plots with a number, in a named place or khatiyan; also to visitors. */
export const plotSearch: Handler<'plotSearch'> = async ({ text }, context) => {
  await enforceRateLimit(context, limit);
  const { db, language } = context;
  return { status: 200, result: await findPlots(db, parseLandSearch(text), language) };
};

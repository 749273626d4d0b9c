import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Extent, FoundKhatiyan, FoundMouza, Language } from '@temple-land/portal-core';
import { queryRows, type Database } from '../../../db/database.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { mouzaFacts } from '../../../db/schema/register.ts';
import { isMouzaInTerritory } from '../../../db/land/landTerritory.ts';
import type { Responsibility } from '../../../db/land/territory.ts';
import { toExtent, selectExtent, isVisiblePlace, joinExtents, selectPlace } from '../places.ts';

/** The maximum number of matches of each kind. */
export const maxMatches = 20;

/** The maximum number of plot codes of a khatiyan. */
const maxPlotCodes = 100;

/** Returns the search keys of words (function place_key); words without a consonant are omitted. */
export async function buildSearchKeys(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const list = sql.join(
    words.map((word) => sql`(${word}::text)`),
    sql`, `,
  );
  const rows = await queryRows<{ key: string }>(
    db,
    sql`select place_key(word) as key from (values ${list}) as typed(word)`,
  );
  return rows.map(({ key }) => key).filter((key) => key !== '');
}

// A key contains only letters and spaces, so no pattern characters. Each condition uses the index.
const matchesKey = (key: string) =>
  sql`(${mouzas.key} %> ${key} or ${mouzas.key} like ${`${key}%`} or ${mouzas.key} like ${`% ${key}%`})`;

const placeKeys = sql`${mouzas.key} || ' ' || ${tahasils.key} || ' ' || ${districts.key}`;
const rankSpelling = (typed: string) => sql`case
  when ${typed} in (lower(${mouzas.nameEn}), ${mouzas.nameOr}, ${mouzas.nameHi}) then 2
  when starts_with(lower(${mouzas.nameEn}), ${typed}) or starts_with(${mouzas.nameOr}, ${typed})
    or starts_with(${mouzas.nameHi}, ${typed}) then 1
  else 0 end`;

/** The words of a search, their keys, and the language of the names in the answer. */
interface MouzaSearch {
  words: readonly string[];
  keys: readonly string[];
  language: Language;
}

/**
 * Returns the mouzas that sound like one of the words, in any of three scripts; first those whose tahasil and district
 * also match, then those with the same spelling.
 */
export async function findMouzas(
  db: Database,
  officer: Responsibility,
  { words, keys, language }: MouzaSearch,
): Promise<FoundMouza[]> {
  const anyFits = sql.join(keys.map(matchesKey), sql` or `);
  const likeness = sql`word_similarity(${keys.join(' ')}, ${placeKeys})`;
  const exactness = words.map(rankSpelling).reduce((one, other) => sql`greatest(${one}, ${other})`);
  const rows = await db
    .select({
      ...selectPlace(language),
      nameOr: mouzas.nameOr,
      nameHi: mouzas.nameHi,
      plots: mouzaFacts.plots,
      area: mouzaFacts.area,
      bounds: selectExtent(mouzas.bounds),
    })
    .from(mouzas)
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .innerJoin(mouzaFacts, eq(mouzaFacts.mouzaId, mouzas.id))
    .where(
      and(sql`(${anyFits})`, isMouzaInTerritory(db, officer, mouzas.id), isVisiblePlace(officer)),
    )
    .orderBy(sql`${likeness} desc`, sql`${exactness} desc`, mouzas.nameEn, mouzas.id)
    .limit(maxMatches);
  return rows.map(({ bounds, ...row }) => ({ ...row, extent: toExtent(bounds) }));
}

/**
 * Returns the condition that a number matches; within given mouzas a prefix matches. Without mouzas, the officer's own
 * mouzas are selected first, so that other districts are not scanned.
 */
export function matchesNumber(
  db: Database,
  officer: Responsibility,
  { number, mouzaId }: { number: PgColumn; mouzaId: PgColumn },
  asked: string,
  mouzaIds: readonly number[] | undefined,
): SQL | undefined {
  if (mouzaIds) return and(inArray(mouzaId, [...mouzaIds]), sql`starts_with(${number}, ${asked})`);
  return and(eq(number, asked), isMouzaInTerritory(db, officer, mouzaId));
}

/** Returns extent and codes of the active plots of khatiyans, by khatiyan. */
async function loadPlotsOfKhatiyans(db: Database, ids: readonly number[]) {
  const found = new Map<number, { extent: Extent | null; plotCodes: string[] }>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ khatiyanId: plots.khatiyanId, code: plots.code, bounds: selectExtent(plots.bounds) })
    .from(plots)
    .where(and(inArray(plots.khatiyanId, [...ids]), eq(plots.isActive, true)))
    .orderBy(plots.number, plots.id);
  for (const { khatiyanId, code, bounds } of rows) {
    const { extent, plotCodes } = found.get(khatiyanId) ?? { extent: null, plotCodes: [] };
    found.set(khatiyanId, {
      extent: joinExtents(extent, toExtent(bounds)),
      plotCodes: plotCodes.length < maxPlotCodes ? [...plotCodes, code] : plotCodes,
    });
  }
  return found;
}

/** Returns matching active khatiyans in the order of the record, with extent and codes of their plots. */
export async function findKhatiyans(
  db: Database,
  officer: Responsibility,
  where: SQL | undefined,
  language: Language,
): Promise<FoundKhatiyan[]> {
  const rows = await db
    .select({
      ...selectPlace(language),
      khataNoId: khatiyans.id,
      khataNo: khatiyans.number,
      ownerLine: khatiyans.ownerLine,
    })
    .from(khatiyans)
    .innerJoin(mouzas, eq(mouzas.id, khatiyans.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(and(where, eq(khatiyans.isActive, true), isVisiblePlace(officer)))
    .orderBy(khatiyans.number, khatiyans.id)
    .limit(maxMatches);
  const land = await loadPlotsOfKhatiyans(
    db,
    rows.map(({ khataNoId }) => khataNoId),
  );
  return rows.map((row) => ({
    ...row,
    ...(land.get(row.khataNoId) ?? { extent: null, plotCodes: [] }),
  }));
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { localName } from '../../db/query/localName.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { containsEveryWord, type Search } from './search.repository.ts';

const plotNumber = /^\d{1,6}(?:\/\d{1,6})?$/;
const zeros = ['୦', '०'].map((zero) => zero.codePointAt(0) ?? 0);

/** Returns a word with Odia and Devanagari digits as Latin ones. */
const toLatinDigits = (word: string): string =>
  word.replaceAll(/[୦-୯०-९]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });

const placeNames = [mouzas, tahasils, districts].flatMap(({ nameEn, nameOr, nameHi }) => [
  nameEn,
  nameOr,
  nameHi,
]);

/** Returns the plots of the land record whose number and place are searched for; none without both. */
export async function searchPlots(db: Database, { words, language, most }: Search) {
  const latin = words.map(toLatinDigits);
  const numbers = latin.filter((word) => plotNumber.test(word));
  const places = latin.filter((word) => !plotNumber.test(word));
  if (numbers.length === 0 || places.length === 0) return [];
  return db
    .select({
      plotNo: plots.number,
      mouzaId: mouzas.id,
      tahasilId: tahasils.id,
      districtId: districts.id,
      mouza_name: localName(mouzas, language),
      tehsil_name: localName(tahasils, language),
      district_name: localName(districts, language),
    })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(
      and(
        inArray(plots.number, numbers),
        sql`${plots.isActive} and ${khatiyans.isActive} and ${mouzas.isActive} and ${tahasils.isActive} and ${districts.isActive}`,
        containsEveryWord(places, placeNames),
      ),
    )
    .orderBy(asc(mouzas.nameEn), asc(plots.id))
    .limit(most);
}

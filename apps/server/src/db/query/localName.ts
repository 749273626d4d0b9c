import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '@temple-land/portal-core';
import { khatiyans, plots } from '../schema/land.ts';
import { kisams, satwas } from '../schema/plotDetails.ts';

/** The names of a record in three languages; Odia and Hindi are empty where there is none. */
interface NameColumns {
  nameEn: PgColumn;
  nameOr: PgColumn;
  nameHi: PgColumn;
}

/** Selects a text in a language, the English one where that language has none. */
export function localText(
  english: PgColumn,
  translations: Readonly<Record<Exclude<Language, 'en'>, PgColumn>>,
  language: Language,
): SQL<string> {
  if (language === 'en') return sql<string>`${english}`;
  return sql<string>`coalesce(nullif(${translations[language]}, ''), ${english})`;
}

/** Selects the name of a place in a language, its English name where that language has none. */
export const localName = ({ nameEn, nameOr, nameHi }: NameColumns, language: Language) =>
  localText(nameEn, { or: nameOr, hi: nameHi }, language);

/**
 * Selects the kisam of a plot in a language, as recorded where that language has no name; needs a left join of
 * `kisams`.
 */
export const kisamName = (language: Language) =>
  localText(plots.kisam, { or: kisams.nameOr, hi: kisams.nameHi }, language);

/**
 * Selects the satwa of a khatiyan in a language, as recorded where that language has no name; needs a left join of
 * `satwas`.
 */
export const satwaName = (language: Language) =>
  localText(khatiyans.satwa, { or: satwas.nameOr, hi: satwas.nameHi }, language);

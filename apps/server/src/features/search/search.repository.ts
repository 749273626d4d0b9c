import { and, asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '@temple-land/portal-core';
import { likePattern } from '../../db/query/likePattern.ts';
import type { Database } from '../../db/database.ts';
import {
  noticeText,
  noticeTexts,
  questionText,
  questionTexts,
  tenderTitle,
  tenderTitles,
} from '../../db/query/contentTexts.ts';
import { faqs, notices, tenders } from '../../db/schema/content.ts';

/** A search: its words, the language of the answer, and the maximum number of results. */
export interface Search {
  words: readonly string[];
  language: Language;
  most: number;
}

/** Every word is in one of the columns; both sides are in Unicode form NFC. */
export function containsEveryWord(
  words: readonly string[],
  columns: readonly (PgColumn | SQL)[],
): SQL | undefined {
  const text = sql.join([...columns], sql` || ' ' || `);
  return and(...words.map((word) => sql`normalize(${text}, NFC) ilike ${likePattern(word)}`));
}

/**
 * Returns the published notices whose title and text in all languages have every word, at most `most`, the newest
 * first.
 */
export const searchNotices = (db: Database, { words, language, most }: Search) =>
  db
    .select({ slug: notices.slug, ...noticeText(language), createdOn: notices.createdOn })
    .from(notices)
    .where(and(eq(notices.isActive, true), containsEveryWord(words, noticeTexts)))
    .orderBy(desc(notices.createdOn), desc(notices.id))
    .limit(most);

/** Returns the published tenders whose titles and letter number have every word, at most `most`, the newest first. */
export const searchTenders = (db: Database, { words, language, most }: Search) =>
  db
    .select({ ...getTableColumns(tenders), title: tenderTitle(language) })
    .from(tenders)
    .where(
      and(
        eq(tenders.isActive, true),
        containsEveryWord(words, [...tenderTitles, tenders.letterNo]),
      ),
    )
    .orderBy(desc(tenders.startDate), desc(tenders.id))
    .limit(most);

/** Returns the questions that have every word in question or answer in all languages, at most `most`, in their order. */
export const searchQuestions = (db: Database, { words, language, most }: Search) =>
  db
    .select({ slug: faqs.slug, ...questionText(language) })
    .from(faqs)
    .where(and(eq(faqs.isActive, true), containsEveryWord(words, questionTexts)))
    .orderBy(asc(faqs.place), asc(faqs.id))
    .limit(most);

import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { likePattern } from '../../db/query/likePattern.ts';
import type { Database } from '../../db/database.ts';
import { htmlText } from '../../db/query/htmlText.ts';
import { faqs, notices, tenders } from '../../db/schema/content.ts';

/** Every word is in one of the columns; both sides are in Unicode form NFC. */
function containsEveryWord(
  words: readonly string[],
  columns: readonly (PgColumn | SQL)[],
): SQL | undefined {
  const text = sql.join([...columns], sql` || ' ' || `);
  return and(...words.map((word) => sql`normalize(${text}, NFC) ilike ${likePattern(word)}`));
}

/** Returns the published notices whose title or text has every word, at most `most`, the newest first. */
export const searchNotices = (db: Database, words: readonly string[], most: number) =>
  db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.isActive, true),
        containsEveryWord(words, [notices.title, htmlText(notices.description)]),
      ),
    )
    .orderBy(desc(notices.createdOn), desc(notices.id))
    .limit(most);

/** Returns the published tenders whose title or letter number has every word, at most `most`, the newest first. */
export const searchTenders = (db: Database, words: readonly string[], most: number) =>
  db
    .select()
    .from(tenders)
    .where(
      and(eq(tenders.isActive, true), containsEveryWord(words, [tenders.title, tenders.letterNo])),
    )
    .orderBy(desc(tenders.startDate), desc(tenders.id))
    .limit(most);

/** Returns the questions that have every word in question or answer, at most `most`, in their order. */
export const searchQuestions = (db: Database, words: readonly string[], most: number) =>
  db
    .select()
    .from(faqs)
    .where(and(eq(faqs.isActive, true), containsEveryWord(words, [faqs.question, faqs.answer])))
    .orderBy(asc(faqs.place), asc(faqs.id))
    .limit(most);

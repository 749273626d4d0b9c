import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { htmlEntities, inlineTagPattern } from '@temple-land/portal-core';

/** Returns the text of a column of cleaned HTML without its marks, as `wordsOfHtml` returns it. */
export function htmlText(column: PgColumn): SQL<string> {
  let text = sql`regexp_replace(${column}, ${inlineTagPattern}, '', 'gi')`;
  text = sql`regexp_replace(${text}, '<[^>]*>', ' ', 'g')`;
  // A space that keeps words on a line is a space like any other.
  text = sql`replace(${text}, ${'\u00a0'}, ' ')`;
  for (const [name, sign] of htmlEntities) text = sql`replace(${text}, ${`&${name};`}, ${sign})`;
  return sql<string>`btrim(regexp_replace(${text}, '\\s+', ' ', 'g'))`;
}

import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { htmlEntities, inlineTagPattern } from '@temple-land/portal-core';

/** Returns SQL for the plain text of a column of sanitised HTML, equal to the result of `htmlToText`. */
export function htmlText(column: PgColumn): SQL<string> {
  let text = sql`regexp_replace(${column}, ${inlineTagPattern}, '', 'gi')`;
  text = sql`regexp_replace(${text}, '<[^>]*>', ' ', 'g')`;
  // A no-break space counts as a space.
  text = sql`replace(${text}, ${'\u00a0'}, ' ')`;
  for (const [name, sign] of htmlEntities) text = sql`replace(${text}, ${`&${name};`}, ${sign})`;
  return sql<string>`btrim(regexp_replace(${text}, '\\s+', ' ', 'g'))`;
}

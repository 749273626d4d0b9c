import { like } from 'drizzle-orm';
import { buildSlug, makeSlugUnique } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import type { faqs, notices } from '../../../db/schema/content.ts';

/** Returns the slug of a new record: its title as part of an address, with a number if that is used. */
export async function findFreeSlug(
  tx: Database,
  table: typeof faqs | typeof notices,
  title: string,
  fallback: string,
): Promise<string> {
  const slug = buildSlug(title, fallback);
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(like(table.slug, `${slug}%`));
  return makeSlugUnique(slug, new Set(rows.map((row) => row.slug)));
}

import { desc, eq } from 'drizzle-orm';
import type { SitePageName } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { pageVersions } from '../schema/sitePages.ts';

/** A published version of a page. */
export type PageVersion = typeof pageVersions.$inferSelect;

/** Returns the version of a page that the public sees; undefined where its built-in text applies. */
export async function readNewestPage(
  db: Database,
  name: SitePageName,
): Promise<PageVersion | undefined> {
  const [newest] = await db
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.name, name))
    .orderBy(desc(pageVersions.version))
    .limit(1);
  return newest;
}

/** Returns the version of every published page that the public sees, by the name of the page. */
export async function listNewestPages(db: Database): Promise<PageVersion[]> {
  return db
    .selectDistinctOn([pageVersions.name])
    .from(pageVersions)
    .orderBy(pageVersions.name, desc(pageVersions.version));
}

import { desc, eq, inArray } from 'drizzle-orm';
import { sitePageNames, type PageSource, type SitePageName } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { pageVersions } from '../schema/sitePages.ts';

/** A published version of a page or record. */
export type StoredVersion = typeof pageVersions.$inferSelect;

/** A published version of a page. */
export type PageVersion = StoredVersion & { source: PageSource };

/** Returns the newest version of a page or record; undefined if it has none. */
export async function readNewestVersion(
  db: Database,
  name: string,
): Promise<StoredVersion | undefined> {
  const [newest] = await db
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.name, name))
    .orderBy(desc(pageVersions.version))
    .limit(1);
  return newest;
}

/** Returns the version of a page that the public sees; undefined where its built-in text applies. */
export const readNewestPage = async (db: Database, name: SitePageName) =>
  (await readNewestVersion(db, name)) as PageVersion | undefined;

/** Returns the newest version of every page and record that has one, by its name. */
export async function listNewestVersions(db: Database): Promise<StoredVersion[]> {
  return db
    .selectDistinctOn([pageVersions.name])
    .from(pageVersions)
    .orderBy(pageVersions.name, desc(pageVersions.version));
}

/** Returns the version of every published page that the public sees, by the name of the page. */
export async function listNewestPages(db: Database): Promise<PageVersion[]> {
  const rows = await db
    .selectDistinctOn([pageVersions.name])
    .from(pageVersions)
    .where(inArray(pageVersions.name, [...sitePageNames]))
    .orderBy(pageVersions.name, desc(pageVersions.version));
  return rows as PageVersion[];
}

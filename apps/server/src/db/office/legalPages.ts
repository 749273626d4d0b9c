import { desc, eq, inArray } from 'drizzle-orm';
import { legalPages, type SetupState } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { pageConfirmations } from '../schema/pageConfirmations.ts';
import { pageVersions } from '../schema/sitePages.ts';

/** Returns who approved the newest version of each legal page, and when: its text was read then. */
const listApprovals = (db: Database) =>
  db
    .selectDistinctOn([pageVersions.name], {
      page: pageVersions.name,
      by: users.fullName,
      on: pageVersions.publishedOn,
    })
    .from(pageVersions)
    .innerJoin(users, eq(users.id, pageVersions.approvedBy))
    .where(inArray(pageVersions.name, [...legalPages]))
    .orderBy(pageVersions.name, desc(pageVersions.version));

/**
 * Returns each legal page with its last confirmation: by an administrator who read its built-in text, or by the one who
 * approved its newest version.
 */
export async function listConfirmations(db: Database): Promise<SetupState['pages']> {
  const { id, page, confirmedOn, confirmedBy } = pageConfirmations;
  const rows = await db
    .selectDistinctOn([page], { page, by: users.fullName, on: confirmedOn })
    .from(pageConfirmations)
    .innerJoin(users, eq(users.id, confirmedBy))
    .orderBy(page, desc(id));
  const confirmations = new Map(
    [...rows, ...(await listApprovals(db))]
      .toSorted((one, other) => one.on.getTime() - other.on.getTime())
      .map((row) => [row.page, { by: row.by, on: row.on.toISOString() }]),
  );
  return legalPages.map((each) => ({ page: each, confirmed: confirmations.get(each) ?? null }));
}

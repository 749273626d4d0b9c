import { eq } from 'drizzle-orm';
import type { SitePageName } from '@temple-land/portal-core';
import { readNewestPage } from '../db/pages/sitePages.ts';
import { pageDrafts, pageVersions } from '../db/schema/sitePages.ts';
import type { ChangeKind } from './change.ts';
import { Refused } from './refused.ts';

/** The value of a change that says which revision of the draft is to be published; it is not shown. */
export const revisionField = 'revision';

/**
 * A new version of a public page: its draft, which cannot be changed while the change waits. The fields of the change
 * are the number of the version and the day of the next review.
 */
export const pageChange: ChangeKind = {
  readPresent: async (tx, { pageName }) => {
    const name = pageName as SitePageName;
    const isOfPage = eq(pageDrafts.name, name);
    const [draft] = await tx.select().from(pageDrafts).where(isOfPage).for('update');
    if (!draft) return undefined;
    const newest = await readNewestPage(tx, name);
    return {
      version: newest?.version ?? 0,
      reviewOn: newest?.reviewOn ?? '',
      [revisionField]: draft.revision,
    };
  },
  apply: async ({ tx, context }, { pageName, after, reason, askedBy }) => {
    const isOfPage = eq(pageDrafts.name, pageName ?? '');
    const [draft] = await tx.delete(pageDrafts).where(isOfPage).returning();
    if (!draft) throw new Refused({ status: 409, key: 'change.outdated' });
    await tx.insert(pageVersions).values({
      name: draft.name,
      version: Number(after['version']),
      source: draft.source,
      reviewOn: draft.reviewOn,
      publishedOn: context.clock(),
      reason,
      askedBy,
      approvedBy: context.caller.userId,
    });
  },
};

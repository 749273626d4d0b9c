import { and, eq, gte, lte } from 'drizzle-orm';
import { formatIndianDate } from '@temple-land/portal-core';
import { loadStepRights } from '../../../db/accounts/roleRights.ts';
import { leaves } from '../../../db/schema/officeWork.ts';
import type { Caller, Deps } from '../../../handler.ts';
import type { InboxReader } from './inboxConditions.ts';

/** Returns the caller as the reader of an inbox, with the officers for whom the caller covers today. */
export async function loadInboxReader({
  db,
  caller,
  clock,
  config,
}: Pick<Deps, 'clock' | 'config' | 'db'> & { caller: Caller }): Promise<InboxReader> {
  const now = clock();
  const today = formatIndianDate(now);
  const isAbsent = and(lte(leaves.startsOn, today), gte(leaves.endsOn, today));
  const covered = await db
    .selectDistinct({ userId: leaves.userId })
    .from(leaves)
    .where(and(eq(leaves.coverId, caller.userId), isAbsent));
  const coveredIds = covered.map(({ userId }) => userId);
  const rights = await loadStepRights(db, caller);
  return { caller, rights, now, isByStages: config.DECISIONS === 'staged', coveredIds };
}

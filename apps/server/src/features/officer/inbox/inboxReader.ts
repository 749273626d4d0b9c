import { listCoveredIds } from '../../../db/accounts/covers.ts';
import { loadStepRights } from '../../../db/accounts/roleRights.ts';
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
  const coveredIds = await listCoveredIds(db, caller.userId, now);
  const rights = await loadStepRights(db, caller);
  return { caller, rights, now, isByStages: config.DECISIONS === 'staged', coveredIds };
}

import { canContinue, listStagesOf, type Officer } from '@temple-land/portal-core';
import { listColleagues } from '../../../db/accounts/colleagues.ts';
import type { Database } from '../../../db/database.ts';
import type { Responsibility } from '../../../db/land/territory.ts';
import type { InboxReader } from './inboxConditions.ts';

const covers = (wide: Responsibility, narrow: Responsibility): boolean => {
  if (wide.userType !== narrow.userType) return false;
  if (narrow.userType === 'T') return wide.tahasilId === narrow.tahasilId;
  return wide.districtId === null || wide.districtId === narrow.districtId;
};

/** Returns the officers who can cover for the caller: they continue all stages that the caller does, in the same area. */
export async function listCovers(
  db: Database,
  { caller, rights, isByStages }: InboxReader,
): Promise<Officer[]> {
  const stages = listStagesOf(rights, isByStages);
  const colleagues = await listColleagues(db);
  return colleagues
    .filter(
      (officer) =>
        officer.userId !== caller.userId &&
        covers(officer, caller) &&
        stages.length > 0 &&
        stages.every((stage) => canContinue(stage, officer.rights, isByStages)),
    )
    .map(({ userId, fullName }) => ({ userId, fullName }));
}

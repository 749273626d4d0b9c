import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  canContinue,
  listStagesOf,
  type Officer,
  type Stage,
  type StepRight,
} from '@temple-land/portal-core';
import { loadRightsByRole } from '../../../db/accounts/roleRights.ts';
import type { Database } from '../../../db/database.ts';
import { isResponsible, type Place, type Responsibility } from '../../../db/land/territory.ts';
import { users } from '../../../db/schema/account.ts';
import type { InboxReader } from './inboxConditions.ts';

type Rights = ReadonlySet<StepRight>;

/** An officer with territory and rights. */
export interface Colleague extends Officer, Responsibility {
  rights: Rights;
}

/** Returns the officers who can log in, with their rights, by name. */
async function listColleagues(db: Database): Promise<Colleague[]> {
  const rights = await loadRightsByRole(db);
  const rows = await db
    .select({
      userId: users.id,
      fullName: users.fullName,
      userType: users.userType,
      roleId: users.roleId,
      districtId: users.districtId,
      tahasilId: users.tahasilId,
    })
    .from(users)
    .where(and(inArray(users.userType, ['O', 'T']), eq(users.isBlocked, 0)))
    .orderBy(asc(users.fullName), asc(users.id));
  return rows.map(({ roleId, ...officer }) => ({
    ...officer,
    rights: rights.get(`${officer.userType}.${roleId}`) ?? new Set(),
  }));
}

/** Returns the officers who can continue a stage in a place. */
export async function listOfficersFor(
  db: Database,
  stage: Stage,
  place: Place,
  isByStages: boolean,
): Promise<Colleague[]> {
  const colleagues = await listColleagues(db);
  return colleagues.filter(
    (officer) => canContinue(stage, officer.rights, isByStages) && isResponsible(officer, place),
  );
}

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

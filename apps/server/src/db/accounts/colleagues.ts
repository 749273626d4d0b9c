import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  canContinue,
  mayAssign,
  type Officer,
  type Stage,
  type StepRight,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { isResponsible, type Place, type Responsibility } from '../land/territory.ts';
import { users } from '../schema/account.ts';
import { loadRightsByRole } from './roleRights.ts';

type Rights = ReadonlySet<StepRight>;

/** An officer with territory and rights. */
export interface Colleague extends Officer, Responsibility {
  rights: Rights;
}

/** Returns the officers who can log in, with their rights, by name. */
export async function listColleagues(db: Database): Promise<Colleague[]> {
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

/** Returns the officers who decide in a place. */
export async function listDecidingOfficers(db: Database, place: Place): Promise<Colleague[]> {
  return (await listColleagues(db)).filter(
    (officer) => mayAssign(officer.rights) && isResponsible(officer, place),
  );
}

/**
 * Returns the officers above a stage in a place: those who decide and do not continue the stage themselves; all who
 * decide where nobody else does.
 */
export async function listOfficersAbove(
  db: Database,
  stage: Stage,
  place: Place,
  isByStages: boolean,
): Promise<Colleague[]> {
  const deciding = await listDecidingOfficers(db, place);
  const above = deciding.filter(({ rights }) => !canContinue(stage, rights, isByStages));
  return above.length > 0 ? above : deciding;
}

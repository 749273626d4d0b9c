import { and, eq } from 'drizzle-orm';
import type { ApplicationType, Officer, Stage, StatusCode } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { assignments } from '../../../db/schema/officeWork.ts';
import { isInScope } from '../officer.repository.ts';
import type { InboxReader } from './inboxConditions.ts';

/** An application as far as its assignment needs it. */
export interface Assignable {
  id: number;
  number: string;
  stage: Stage;
  place: { districtId: number; tahasilId: number };
}

/** Locks an application of the caller's area and returns it; undefined outside the area. */
export async function lockInScope(
  tx: Database,
  id: number,
  { caller }: InboxReader,
): Promise<Assignable | undefined> {
  const [row] = await tx
    .select({
      number: applications.number,
      type: applications.type,
      state: applications.state,
      status: applications.status,
      districtId: applications.districtId,
      tahasilId: applications.tahasilId,
    })
    .from(applications)
    .where(and(eq(applications.id, id), isInScope(caller)))
    .for('update');
  if (!row) return undefined;
  const { number, type, state, status, ...place } = row;
  const stage = { type: type as ApplicationType, state, status: status as StatusCode };
  return { id, number, stage, place };
}

/** Returns the officer who deals with an application in its present stage. */
export async function findHolder(
  tx: Database,
  { id, stage }: Assignable,
): Promise<Officer | undefined> {
  const [holder] = await tx
    .select({ userId: users.id, fullName: users.fullName })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.userId))
    .where(and(eq(assignments.applicationId, id), eq(assignments.state, stage.state)));
  return holder;
}

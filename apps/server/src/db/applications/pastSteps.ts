import { asc, eq, inArray } from 'drizzle-orm';
import type { Attempt, WorkflowRole } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications, applicationSteps } from '../schema/applications.ts';

/** The first of two keys, and the taking back of a step: they are told but are no stays of their own. */
export const keyAction = 'firstKey';
export const undoAction = 'undo';

/** A step of a history, as the rules need it. */
export interface PastStep {
  action: string;
  state: string;
  at: Date;
  byUserId: number | null;
}

/** One stay of an application in a state. */
export interface PastStay {
  state: string;
  since: Date;
  action: string;
  byUserId: number | null;
}

const columns = {
  action: applicationSteps.action,
  state: applicationSteps.state,
  at: applicationSteps.at,
  byUserId: applicationSteps.byUserId,
};

/** Returns the steps of an application, oldest first. */
export function pastSteps(tx: Database, applicationId: number): Promise<PastStep[]> {
  return tx
    .select(columns)
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, applicationId))
    .orderBy(asc(applicationSteps.id));
}

/** Returns the stays of an application, oldest first; what was taken back is left out. */
export function staysOf(steps: readonly PastStep[]): PastStay[] {
  const stays: PastStay[] = [];
  for (const { action, state, at, byUserId } of steps) {
    if (action === undoAction) stays.pop();
    else if (action !== keyAction) stays.push({ state, since: at, action, byUserId });
  }
  return stays;
}

/** Returns the actions that a person took on an application, without those taken back. */
export function actionsBy(steps: readonly PastStep[], userId: number): string[] {
  return staysOf(steps)
    .filter((stay) => stay.byUserId === userId)
    .map(({ action }) => action);
}

/** Who may want to act, in which part, and when. */
export interface Person {
  userId: number;
  role: WorkflowRole | undefined;
  now: Date;
}

/** Returns what the rules of the workflow need to know of a person before several applications, by application. */
export async function findAttempts(
  db: Database,
  ids: readonly number[],
  { userId, role, now }: Person,
): Promise<Map<number, Attempt>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: applications.id,
      stateSince: applications.stateSince,
      cameFrom: applications.cameFrom,
      step: columns,
    })
    .from(applications)
    .innerJoin(applicationSteps, eq(applicationSteps.applicationId, applications.id))
    .where(inArray(applications.id, [...ids]))
    .orderBy(asc(applicationSteps.id));
  const steps = new Map<number, PastStep[]>();
  for (const { id, step } of rows) steps.set(id, [...(steps.get(id) ?? []), step]);
  return new Map(
    rows.map(({ id, stateSince, cameFrom }) => {
      const ownActions = actionsBy(steps.get(id) ?? [], userId);
      return [id, { role, now: now.getTime(), since: stateSince.getTime(), cameFrom, ownActions }];
    }),
  );
}

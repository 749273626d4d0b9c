import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ActionContext, StepTaker } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications, applicationSteps } from '../schema/applications.ts';

/** The first of two approvals, and an undone step: both are in the history, but start no visit of a state. */
export const approvalAction = 'firstKey';
export const undoAction = 'undo';

/**
 * Steps that change only who deals with an application, questions to other offices, and an approval; they start no
 * visit of a state.
 */
const stationaryActions: ReadonlySet<string> = new Set([
  approvalAction,
  'claim',
  'assign',
  'release',
  'askOffice',
  'answerOffice',
  'withdrawQuestion',
  'proposeReversal',
  'refuseReversal',
  'recordAppeal',
  'changeAppeal',
]);

/** A step of the history, as the workflow rules use it. */
export interface HistoryStep {
  action: string;
  state: string;
  at: Date;
  byUserId: number | null;
}

/** A period that an application spent in one state. */
export interface StageVisit {
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
export function listSteps(tx: Database, applicationId: number): Promise<HistoryStep[]> {
  return tx
    .select(columns)
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, applicationId))
    .orderBy(asc(applicationSteps.id));
}

/** Returns the state visits of an application, oldest first, without undone steps. */
export function listStageVisits(steps: readonly HistoryStep[]): StageVisit[] {
  const visits: StageVisit[] = [];
  for (const { action, state, at, byUserId } of steps) {
    if (action === undoAction) visits.pop();
    else if (!stationaryActions.has(action)) visits.push({ state, since: at, action, byUserId });
  }
  return visits;
}

/** Returns the actions of a user on an application, without undone ones. */
export function listActionsBy(steps: readonly HistoryStep[], userId: number): string[] {
  return listStageVisits(steps)
    .filter((visit) => visit.byUserId === userId)
    .map(({ action }) => action);
}

const decidedAgainst = ['REJECTED', 'ORDER_CANCELLED'];

/** Returns which of several applications are appeals against a decision of a user. */
export async function listAppealsAgainst(
  tx: Database,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlySet<number>> {
  const appealed = alias(applications, 'appealed');
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(
      appealed,
      and(eq(appealed.id, applications.parentId), eq(appealed.type, applications.type)),
    )
    .innerJoin(applicationSteps, eq(applicationSteps.applicationId, appealed.id))
    .where(
      and(
        inArray(applications.id, [...ids]),
        eq(applicationSteps.byUserId, userId),
        inArray(applicationSteps.state, decidedAgainst),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Returns whether an application is an appeal against a decision of a user. */
export const isAppealAgainst = async (tx: Database, id: number, userId: number): Promise<boolean> =>
  (await listAppealsAgainst(tx, [id], userId)).has(id);

/** A user with what entitles to steps, and the present time. */
export interface WorkflowUser {
  userId: number;
  taker: StepTaker;
  now: Date;
}

/** Returns what the workflow rules need about a user and each of several applications, by application id. */
export async function loadActionContexts(
  db: Database,
  ids: readonly number[],
  { userId, taker, now }: WorkflowUser,
): Promise<Map<number, ActionContext>> {
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
  const steps = new Map<number, HistoryStep[]>();
  for (const { id, step } of rows) steps.set(id, [...(steps.get(id) ?? []), step]);
  const appeals = await listAppealsAgainst(db, ids, userId);
  return new Map(
    rows.map(({ id, stateSince, cameFrom }) => {
      const ownActions = listActionsBy(steps.get(id) ?? [], userId);
      const isAppealAgainstOwn = appeals.has(id);
      const since = stateSince.getTime();
      const own = { ownActions, isAppealAgainstOwn };
      return [id, { taker, now: now.getTime(), since, cameFrom, ...own }];
    }),
  );
}

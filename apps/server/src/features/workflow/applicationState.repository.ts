import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { type ApplicationType, type StatusCode, type Workflow } from '@temple-land/portal-core';
import { findDueTime } from '../../db/applications/dueTime.ts';
import type { Database } from '../../db/database.ts';
import { loadWorkflow } from '../../db/applications/workflowVersions.ts';
import { applicationKeys, applications } from '../../db/schema/applications.ts';

/** The workflow state of an application; read under a lock, so that no other transaction changes it meanwhile. */
export interface ApplicationState {
  id: number;
  number: string;
  type: ApplicationType;
  applicantId: number;
  /** What a land application asks for; empty for the other types. */
  applicationKind: string;
  mouzaId: number | null;
  khataNo: string;
  /** Empty while the plot is unknown. */
  plotCode: string;
  holding: string;
  /** The acres that are applied for. */
  area: number;
  createdOn: Date;
  status: StatusCode;
  state: string;
  cameFrom: string;
  stateSince: Date;
  dueOn: Date | null;
  version: number;
  /** The version of the workflow that it follows. */
  workflow: Workflow;
}

/** Locks an application that matches a condition and returns its state. */
export async function lockApplication(
  tx: Database,
  id: number,
  where: SQL | undefined,
): Promise<ApplicationState | undefined> {
  const [row] = await tx
    .select({
      id: applications.id,
      number: applications.number,
      type: applications.type,
      applicantId: applications.applicantId,
      applicationKind: applications.applicationKind,
      mouzaId: applications.mouzaId,
      khataNo: applications.khataNo,
      plotCode: applications.plotCode,
      holding: applications.holding,
      area: applications.area,
      createdOn: applications.createdOn,
      status: applications.status,
      state: applications.state,
      cameFrom: applications.cameFrom,
      stateSince: applications.stateSince,
      dueOn: applications.dueOn,
      version: applications.version,
      workflowVersion: applications.workflowVersion,
    })
    .from(applications)
    .where(and(eq(applications.id, id), where))
    .for('update');
  if (!row) return undefined;
  const { workflowVersion, ...application } = row;
  const type = row.type as ApplicationType;
  const workflow = await loadWorkflow(tx, type, workflowVersion);
  return { ...application, type, status: row.status as StatusCode, workflow };
}

/** The state that an application is moved to, its status, since when, and the state before. */
export interface TargetState {
  state: string;
  status: StatusCode;
  cameFrom: string;
  since: Date;
}

/** Moves an application to a state; increments its version and clears the reminder. */
export async function moveApplication(
  tx: Database,
  application: ApplicationState,
  target: TargetState,
): Promise<ApplicationState> {
  const { state, status, cameFrom, since } = target;
  const dueOn = await findDueTime(tx, application.workflow, state, since);
  const version = application.version + 1;
  await tx
    .update(applications)
    .set({ state, status, cameFrom, stateSince: since, dueOn, version, remindedOn: null })
    .where(eq(applications.id, application.id));
  return { ...application, state, status, cameFrom, stateSince: since, dueOn, version };
}

/** Increments the version without a change of state, so that earlier readers get a conflict. */
export async function incrementVersion(
  tx: Database,
  application: ApplicationState,
): Promise<ApplicationState> {
  const version = application.version + 1;
  await tx.update(applications).set({ version }).where(eq(applications.id, application.id));
  return { ...application, version };
}

/** Adds an officer's approval of an action in the present state; returns the number of approvals. */
export async function addApproval(
  tx: Database,
  { id, stateSince }: ApplicationState,
  action: string,
  userId: number,
  at: Date,
): Promise<number> {
  const key = { applicationId: id, action, stateSince };
  await tx
    .insert(applicationKeys)
    .values({ ...key, userId, at })
    .onConflictDoNothing();
  return tx.$count(
    applicationKeys,
    and(
      eq(applicationKeys.applicationId, id),
      eq(applicationKeys.action, action),
      eq(applicationKeys.stateSince, stateSince),
    ),
  );
}

/** Returns the ids of applications in some states that match a condition, in order, after a given id. */
export async function listIdsInStates(
  db: Database,
  states: readonly string[],
  where: SQL | undefined,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.state, [...states]), gt(applications.id, after), where))
    .orderBy(asc(applications.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

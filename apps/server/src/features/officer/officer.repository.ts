import { and, asc, count, desc, eq, ilike, or, sql, sum, type SQL } from 'drizzle-orm';
import {
  listPossibleDecisions,
  isReporterHidden,
  isExcludedFromDecision,
  listAllowedActions,
  listStepFields,
  type ActionContext,
  type DecidedStatus,
  type Input,
  type Language,
  type QueueRow,
  type StepRight,
} from '@temple-land/portal-core';
import { loadStepRights } from '../../db/accounts/roleRights.ts';
import { loadDocuments } from '../../db/applications/applicationDocuments.ts';
import { loadSteps } from '../../db/applications/applicationParts.ts';
import { listApplications, type ApplicationRow } from '../../db/applications/applicationRows.ts';
import { likePattern } from '../../db/query/likePattern.ts';
import type { Database } from '../../db/database.ts';
import { loadActionContexts } from '../../db/applications/stageHistory.ts';
import { isOverdue } from '../../db/applications/waiting.ts';
import { loadWorkflowsOf } from '../../db/applications/workflowVersions.ts';
import { applications } from '../../db/schema/applications.ts';
import { buildTerritoryCondition } from '../../db/land/territory.ts';
import type { Caller, SignedIn } from '../../handler.ts';

const dayMs = 86_400_000;

/** The applications that an officer may see: O by district, T by tahasil, by the server's own record. */
export function isInScope(caller: Caller): SQL {
  return buildTerritoryCondition(caller, applications);
}

/** A place that narrows a list; what is left out does not narrow it. */
export interface PlaceFilter {
  districtCode?: number | undefined;
  tahasilCode?: number | undefined;
  villageCode?: number | undefined;
}

const equals = <Value>(column: Parameters<typeof eq>[0], value: Value | undefined) =>
  value === undefined ? undefined : eq(column, value);

/** Returns the condition that an application lies in a place. */
export function matchesPlace({
  districtCode,
  tahasilCode,
  villageCode,
}: PlaceFilter): SQL | undefined {
  return and(
    equals(applications.districtId, districtCode),
    equals(applications.tahasilId, tahasilCode),
    equals(applications.mouzaId, villageCode),
  );
}

function matchesSearch(search = ''): SQL | undefined {
  if (search.trim() === '') return undefined;
  const pattern = likePattern(search);
  return or(ilike(applications.number, pattern), ilike(applications.khataNo, pattern));
}

function buildFilter(caller: Caller, request: Input<'officerQueue'>, now: Date): SQL | undefined {
  const { applicationType, statusType, state } = request;
  return and(
    isInScope(caller),
    eq(applications.type, applicationType),
    equals(applications.status, statusType),
    equals(applications.state, state),
    matchesPlace(request),
    matchesSearch(request.search),
    request.isOverdue === true ? isOverdue(now) : undefined,
  );
}

/** The caller, the language, the time, and whether decisions follow stages. */
export interface QueueContext {
  caller: Caller;
  language: Language;
  now: Date;
  isByStages: boolean;
}

function listDecisions(
  row: ApplicationRow,
  rights: ReadonlySet<StepRight>,
  attempt: ActionContext,
  isByStages: boolean,
): DecidedStatus[] {
  if (isExcludedFromDecision(attempt)) return [];
  const application = { type: row.applicationType, status: row.statusType, state: row.state };
  return Object.keys(listPossibleDecisions(application, rights, isByStages)) as DecidedStatus[];
}

/** Adds documents, history, waiting days and possible actions to rows. */
export async function toQueueRows(
  db: Database,
  found: readonly ApplicationRow[],
  { caller, language, now, isByStages }: QueueContext,
): Promise<QueueRow[]> {
  const ids = found.map(({ applicationId }) => applicationId);
  const files = await loadDocuments(db, ids, 'office');
  const steps = await loadSteps(db, ids, 'office', language);
  const rights = await loadStepRights(db, caller);
  const user = { userId: caller.userId, taker: rights, now };
  const attempts = await loadActionContexts(db, ids, user);
  const workflows = await loadWorkflowsOf(db, ids);
  return found.map((row) => {
    const { applicationId, applicationType, state, createdOn } = row;
    const workflow = workflows.get(applicationId) ?? applicationType;
    const unmoved: ActionContext = { taker: rights, now: now.getTime(), since: 0 };
    const attempt = attempts.get(applicationId) ?? unmoved;
    return {
      ...row,
      applicant: isReporterHidden(applicationType) ? null : row.applicant,
      waitingDays: Math.max(0, Math.floor((now.getTime() - Date.parse(createdOn)) / dayMs)),
      documents: files.get(applicationId) ?? [],
      history: steps.get(applicationId) ?? [],
      decisions: listDecisions(row, rights, attempt, isByStages),
      actions: listAllowedActions(workflow, state, attempt).map((action) => ({
        name: action.name,
        ...listStepFields(action, row),
      })),
    };
  });
}

/** Returns a page of an officer's queue, longest waiting first, and its length. */
export async function listQueue(
  db: Database,
  request: Input<'officerQueue'>,
  reading: QueueContext,
) {
  const { caller, now, language } = reading;
  const { statusType, pageNumber, pageSize } = request;
  const where = buildFilter(caller, request, now);
  const [all] = await db.select({ total: count() }).from(applications).where(where);
  const order = statusType === 'P' ? asc(applications.createdOn) : desc(applications.createdOn);
  const slice = {
    order: sql`${order}`,
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
    language,
  };
  const found = await listApplications(db, where, slice);
  return { rows: await toQueueRows(db, found, reading), total: all?.total ?? 0 };
}

/** Returns one application of a type in an officer's scope. */
export async function findInScope(
  { db, caller, language }: SignedIn,
  { id, type }: { id: number; type: number },
) {
  const where = and(eq(applications.id, id), eq(applications.type, type), isInScope(caller));
  const slice = { order: asc(applications.id), limit: 1, offset: 0, language };
  const [row] = await listApplications(db, where, slice);
  return row;
}

/** Returns how many applications of an officer's scope have each status, and the acres approved. */
export async function countByStatus(db: Database, caller: Caller) {
  return db
    .select({
      status: applications.status,
      total: count(),
      area: sum(applications.area).mapWith(Number),
    })
    .from(applications)
    .where(isInScope(caller))
    .groupBy(applications.status);
}

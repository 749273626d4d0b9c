import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  buildWorkflowVersion,
  compareWorkflowChoices,
  findDefinitionFault,
  formatIndianDate,
  getWorkflowChoices,
  listTimedStages,
  message,
  optionalStages,
  type ApplicationType,
  type Input,
  type MessageKey,
  type WorkflowVersion,
} from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { Refused } from '../../approvals/refused.ts';
import { requestApproval } from '../../approvals/requestApproval.ts';
import { lockNewestWorkflow, readWorkflowValues } from '../../approvals/workflowChange.ts';
import { parseWorkflow } from '../../db/applications/workflowVersions.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { applications } from '../../db/schema/applications.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';
import { workflowVersions } from '../../db/schema/workflowVersions.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';

const requester = alias(users, 'requester');
const approver = alias(users, 'approver');

async function countOpen(db: Database): Promise<ReadonlyMap<string, number>> {
  const { type, workflowVersion, status } = applications;
  const rows = await db
    .select({ type, version: workflowVersion, open: count() })
    .from(applications)
    .where(eq(status, 'P'))
    .groupBy(type, workflowVersion);
  return new Map(rows.map(({ type, version, open }) => [`${type} ${version}`, open]));
}

async function listVersions(db: Database): Promise<WorkflowVersion[]> {
  const rows = await db
    .select({ row: workflowVersions, askedBy: requester.fullName, approvedBy: approver.fullName })
    .from(workflowVersions)
    .leftJoin(requester, eq(requester.id, workflowVersions.askedBy))
    .leftJoin(approver, eq(approver.id, workflowVersions.approvedBy))
    .orderBy(asc(workflowVersions.type), desc(workflowVersions.version));
  const open = await countOpen(db);
  return rows.map(({ row, askedBy, approvedBy }) => {
    const { version, validFrom, reason, definition } = row;
    const applicationType = row.type as ApplicationType;
    const workflow = parseWorkflow(applicationType, version, definition);
    const { days, left } = getWorkflowChoices(applicationType, workflow);
    return {
      applicationType,
      version,
      validFrom: validFrom.toISOString(),
      days: { ...days },
      left: [...left],
      reason,
      askedBy: askedBy ?? '',
      approvedBy: approvedBy ?? '',
      open: open.get(`${applicationType} ${version}`) ?? 0,
    };
  });
}

/** Answers api/admin/workflows/list: the versions of the workflows, and those for which another one waits. */
export const workflowVersionList: MemberHandler<'workflowVersionList'> = async (
  _,
  { db, clock },
) => {
  const { kind, state, expiresOn, workflowType } = pendingChanges;
  const isWaiting = and(eq(kind, 'workflow'), eq(state, 'waiting'), gt(expiresOn, clock()));
  const waiting = await db.select({ type: workflowType }).from(pendingChanges).where(isWaiting);
  return {
    status: 200,
    result: {
      versions: await listVersions(db),
      waiting: waiting.map(({ type }) => type as ApplicationType),
    },
  };
};

type Request = Input<'workflowVersionSave'>;

/** Returns why a version cannot be made at all; undefined if it can. */
function findRequestFault(request: Request, now: Date): MessageKey | undefined {
  const { applicationType, days, left, validFrom } = request;
  const timed = listTimedStages(applicationType);
  const isKnown =
    Object.keys(days).every((state) => timed.includes(state)) &&
    left.every((state) => optionalStages[applicationType].includes(state));
  if (!isKnown) return 'workflow.unknownStage';
  if (validFrom < formatIndianDate(now)) return 'workflow.past';
  const built = buildWorkflowVersion(applicationType, { days, left });
  return findDefinitionFault(applicationType, built) ? 'workflow.broken' : undefined;
}

async function requestVersion(transaction: RequestTransaction, request: Request): Promise<void> {
  const { applicationType: type, basedOn, days, left, validFrom, reason } = request;
  const newest = await lockNewestWorkflow(transaction.tx, type);
  if (newest.version !== basedOn) throw new Refused({ status: 409, key: 'workflow.conflict' });
  const wanted = { days: { ...newest.choices.days, ...days }, left };
  const differences = compareWorkflowChoices(type, newest.choices, wanted);
  if (differences.length === 0) throw new Refused({ status: 400, key: 'workflow.unchanged' });
  const changed = differences.map(({ kind, state, after }) => [`${kind}.${state}`, after] as const);
  const names = ['version', ...changed.map(([name]) => name)];
  await requestApproval(transaction, {
    kind: 'workflow',
    userId: null,
    workflowType: type,
    before: readWorkflowValues(newest, names),
    after: { version: newest.version + 1, ...Object.fromEntries(changed), validFrom },
    reason,
  });
}

function refuse({ language }: SignedIn, status: number, key: MessageKey) {
  return { status, message: message(language, key) };
}

/**
 * Answers api/admin/workflows/save: asks a second administrator to approve a new version of a workflow. 202; 400 for an
 * unknown stage, a day that has passed, a broken definition or no change; 409 if there is a newer version or another
 * one waits.
 */
export const workflowVersionSave: MemberHandler<'workflowVersionSave'> = async (
  request,
  context,
) => {
  const fault = findRequestFault(request, context.clock());
  if (fault) return refuse(context, 400, fault);
  try {
    await context.db.transaction((tx) => requestVersion({ tx, context }, request));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refuse(context, error.fault.status, error.fault.key);
  }
  return { status: 202, isWaiting: true };
};

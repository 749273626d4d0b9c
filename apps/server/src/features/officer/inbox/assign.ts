import { and, eq } from 'drizzle-orm';
import {
  canContinue,
  listStagesOf,
  mayAssign,
  type AssignResult,
  type Input,
  type StepRight,
} from '@temple-land/portal-core';
import { addNotification } from '../../../db/notifications/notify.ts';
import { addStep } from '../../../db/applications/applicationWrites.ts';
import type { Database } from '../../../db/database.ts';
import { assignments } from '../../../db/schema/officeWork.ts';
import type { MemberHandler } from '../../../handler.ts';
import { listOfficersFor } from '../../../db/accounts/colleagues.ts';
import { findHolder, lockInScope, type Assignable } from './assignable.ts';
import type { InboxReader } from './inboxConditions.ts';
import { loadInboxReader } from './inboxReader.ts';

type Action = Input<'inboxAssign'>['action'];
type Result = Omit<AssignResult, 'applicationId'>;

const deleteAssignments = (tx: Database, { id }: Assignable, userId: number) =>
  tx
    .delete(assignments)
    .where(and(eq(assignments.applicationId, id), eq(assignments.userId, userId)));

/** Gives an application to an officer, with the later stages that the officer continues and nobody has. */
async function giveTo(
  tx: Database,
  { id, stage }: Assignable,
  { userId, rights }: { userId: number; rights: ReadonlySet<StepRight> },
  { caller, now, isByStages }: InboxReader,
): Promise<void> {
  const states = listStagesOf(rights, isByStages)
    .filter(({ type }) => type === stage.type)
    .map(({ state }) => state);
  const row = { applicationId: id, userId, byUserId: caller.userId, at: now };
  await tx
    .insert(assignments)
    .values(states.map((state) => ({ ...row, state })))
    .onConflictDoNothing();
}

async function record(
  tx: Database,
  { id, stage }: Assignable,
  action: Action,
  officer: string,
  { caller, now }: InboxReader,
): Promise<void> {
  await addStep(tx, {
    applicationId: id,
    at: now,
    byName: caller.fullName,
    byUserId: caller.userId,
    action,
    state: stage.state,
    status: stage.status,
    remark: action === 'claim' ? '' : officer,
    isVisible: false,
  });
}

async function claim(tx: Database, found: Assignable, reader: InboxReader): Promise<Result> {
  const { caller, rights, isByStages } = reader;
  if (!canContinue(found.stage, rights, isByStages)) return { outcome: 'notYours' };
  const holder = await findHolder(tx, found);
  if (holder?.userId === caller.userId) return { outcome: 'done' };
  if (holder) return { outcome: 'taken', holder: holder.fullName };
  await giveTo(tx, found, { userId: caller.userId, rights }, reader);
  await record(tx, found, 'claim', caller.fullName, reader);
  return { outcome: 'done' };
}

async function assignTo(
  tx: Database,
  found: Assignable,
  userId: number | undefined,
  reader: InboxReader,
): Promise<Result> {
  if (!mayAssign(reader.rights)) return { outcome: 'notYours' };
  const able = await listOfficersFor(tx, found.stage, found.place, reader.isByStages);
  const officer = able.find((one) => one.userId === userId);
  if (!officer) return { outcome: 'notTheirs' };
  const holder = await findHolder(tx, found);
  if (holder?.userId === officer.userId) return { outcome: 'done' };
  if (holder) await deleteAssignments(tx, found, holder.userId);
  await giveTo(tx, found, officer, reader);
  await record(tx, found, 'assign', officer.fullName, reader);
  if (officer.userId !== reader.caller.userId) {
    const values = { by: reader.caller.fullName, number: found.number };
    await addNotification(tx, officer.userId, 'notice.assigned', values, reader.now);
  }
  return { outcome: 'done' };
}

async function release(tx: Database, found: Assignable, reader: InboxReader): Promise<Result> {
  const holder = await findHolder(tx, found);
  if (!holder) return { outcome: 'done' };
  const isOwn = holder.userId === reader.caller.userId;
  if (!isOwn && !mayAssign(reader.rights)) return { outcome: 'notYours', holder: holder.fullName };
  await deleteAssignments(tx, found, holder.userId);
  await record(tx, found, 'release', holder.fullName, reader);
  return { outcome: 'done' };
}

/**
 * Answers api/officer/inbox/assign: a result for each application, each in its own transaction, so that of two officers
 * who claim at once one has it and the other is told who.
 */
export const inboxAssign: MemberHandler<'inboxAssign'> = async (request, context) => {
  const { applicationIds, action, userId } = request;
  const reader = await loadInboxReader(context);
  const assignOne = (applicationId: number): Promise<Result> =>
    context.db.transaction(async (tx): Promise<Result> => {
      const found = await lockInScope(tx, applicationId, reader);
      if (!found) return { outcome: 'gone' };
      if (action === 'claim') return claim(tx, found, reader);
      if (action === 'assign') return assignTo(tx, found, userId, reader);
      return release(tx, found, reader);
    });
  const result: AssignResult[] = [];
  for (const applicationId of new Set(applicationIds)) {
    result.push({ applicationId, ...(await assignOne(applicationId)) });
  }
  return { status: 200, result };
};

/** Answers api/officer/inbox/assignment: who deals with an application, and what the caller may do about it. */
export const inboxAssignment: MemberHandler<'inboxAssignment'> = async (request, context) => {
  const reader = await loadInboxReader(context);
  const { caller, rights, isByStages } = reader;
  const found = await context.db.transaction((tx) =>
    lockInScope(tx, request.applicationId, reader),
  );
  if (!found) return { status: 404 };
  const { db } = context;
  const holder = await findHolder(db, found);
  const able = await listOfficersFor(db, found.stage, found.place, isByStages);
  const isSenior = mayAssign(rights) && able.length > 0;
  return {
    status: 200,
    result: {
      assignee: holder ?? null,
      mayClaim: holder === undefined && canContinue(found.stage, rights, isByStages),
      mayAssign: isSenior,
      mayRelease: holder !== undefined && (isSenior || holder.userId === caller.userId),
      candidates: isSenior ? able.map(({ userId, fullName }) => ({ userId, fullName })) : [],
    },
  };
};

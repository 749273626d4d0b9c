import { inArray } from 'drizzle-orm';
import {
  type Language,
  findNextAction,
  findNextActor,
  getDueTime,
  type StageProgress,
  type WorkflowOrType,
  type WorkflowType,
} from '@temple-land/portal-core';
import type { CallerOrRepresentative } from '../accounts/actingPerson.ts';
import { listRoleNames } from '../accounts/roleRights.ts';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { countUnopenedOrders } from './letterOpenings.ts';
import { countUnreadMessages } from './messages.ts';
import { loadWorkflowsOf } from './workflowVersions.ts';

const dayMs = 86_400_000;

/** The present stage of an application. */
type PresentStage = Pick<
  typeof applications.$inferSelect,
  'status' | 'state' | 'stateSince' | 'dueOn'
>;

/** Returns by when a stage is to end; null without a limit, or when nobody has to act. */
export function findExpectedEnd(
  { status, state, stateSince, dueOn }: PresentStage,
  workflow: WorkflowOrType,
): string | null {
  if (findNextActor(status, state) === 'nobody') return null;
  const due = dueOn?.getTime() ?? getDueTime(workflow, state, stateSince.getTime());
  return due === undefined ? null : new Date(due).toISOString();
}

/**
 * Returns whose turn some applications are, since when and until when, with the messages and orders
 * that were not opened, by application id.
 */
export async function loadStageProgress(
  db: Database,
  ids: readonly number[],
  caller: CallerOrRepresentative,
  { now, language }: { now: Date; language: Language },
): Promise<Map<number, StageProgress>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: applications.id,
      type: applications.type,
      status: applications.status,
      state: applications.state,
      stateSince: applications.stateSince,
      dueOn: applications.dueOn,
    })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
  const workflows = await loadWorkflowsOf(db, ids);
  const roleNames = await listRoleNames(db, language);
  const unread = await countUnreadMessages(db, ids, 'applicant');
  const unopened = await countUnopenedOrders(db, ids, caller);
  return new Map(
    rows.map((row) => {
      const type = row.type as WorkflowType;
      const waitsFor = findNextActor(row.status, row.state);
      const right = waitsFor === 'office' ? findNextAction(type, row.state)?.right : undefined;
      return [
        row.id,
        {
          waitsFor,
          roles: right === undefined ? [] : [...(roleNames.get(right) ?? [])],
          stageDays: Math.max(0, Math.floor((now.getTime() - row.stateSince.getTime()) / dayMs)),
          expectedOn: findExpectedEnd(row, workflows.get(row.id) ?? type),
          unreadMessages: unread.get(row.id) ?? 0,
          unreadOrders: unopened.get(row.id) ?? 0,
        },
      ];
    }),
  );
}

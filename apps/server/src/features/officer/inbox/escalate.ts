import { and, eq, lt } from 'drizzle-orm';
import {
  getTurn,
  message,
  type ApplicationType,
  type MessageKey,
  type StatusCode,
} from '@temple-land/portal-core';
import { listOfficersAbove } from '../../../db/accounts/colleagues.ts';
import type { Database } from '../../../db/database.ts';
import { runTasks } from '../../../db/maintenance/runTasks.ts';
import { addLocalizedNotification } from '../../../db/notifications/notify.ts';
import { applications } from '../../../db/schema/applications.ts';
import { escalations } from '../../../db/schema/officeWork.ts';
import type { Deps } from '../../../handler.ts';

type Overdue = Pick<
  typeof applications.$inferSelect,
  'districtId' | 'id' | 'number' | 'state' | 'stateSince' | 'status' | 'tahasilId' | 'type'
>;

/** Returns the open applications whose stage is overdue and not yet escalated, where it is the office's turn. */
async function listOverdue(db: Database, now: Date): Promise<Overdue[]> {
  const rows = await db
    .select({
      id: applications.id,
      number: applications.number,
      type: applications.type,
      state: applications.state,
      status: applications.status,
      stateSince: applications.stateSince,
      districtId: applications.districtId,
      tahasilId: applications.tahasilId,
      escalatedOn: escalations.at,
    })
    .from(applications)
    .leftJoin(
      escalations,
      and(
        eq(escalations.applicationId, applications.id),
        eq(escalations.stateSince, applications.stateSince),
      ),
    )
    .where(lt(applications.dueOn, now));
  return rows.filter(
    ({ type, state, escalatedOn }) =>
      escalatedOn === null && getTurn(type as ApplicationType, state) === 'office',
  );
}

/** Records that a stage is overdue and notifies the officers above it, unless another instance has done it. */
async function escalate(
  tx: Database,
  { id, number, stateSince, ...found }: Overdue,
  isByStages: boolean,
  now: Date,
): Promise<void> {
  const recorded = await tx
    .insert(escalations)
    .values({ applicationId: id, stateSince, at: now })
    .onConflictDoNothing()
    .returning({ id: escalations.applicationId });
  if (recorded.length === 0) return;
  const { type, state, status } = found;
  const stage = { type: type as ApplicationType, state, status: status as StatusCode };
  const officers = await listOfficersAbove(tx, stage, found, isByStages);
  for (const { userId } of officers) {
    await addLocalizedNotification(
      tx,
      userId,
      (language) =>
        message(language, 'notice.escalated', {
          number,
          state: message(language, `state.${state}` as MessageKey),
        }),
      now,
      { kind: 'work', applicationNo: number },
    );
  }
}

/** Escalates every overdue stage of the office once: a notification to the officers above it and a flag in inboxes. */
export async function escalateOverdue(
  { db, config }: Pick<Deps, 'config' | 'db'>,
  now: Date,
): Promise<void> {
  const isByStages = config.DECISIONS === 'staged';
  const overdue = await listOverdue(db, now);
  await runTasks(
    overdue.map((found) => ({
      name: `Escalation of application ${found.id}`,
      run: () => db.transaction((tx) => escalate(tx, found, isByStages, now)),
    })),
  );
}

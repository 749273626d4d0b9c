import { and, asc, desc, eq, gt, isNull, max } from 'drizzle-orm';
import type { CommitteeResult, StepData } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { committeeItems, committeeMeetings } from '../../../db/schema/committee.ts';
import type { ApplicationState } from '../applicationState.repository.ts';

async function findOpenItem(tx: Database, applicationId: number) {
  const [row] = await tx
    .select({ item: committeeItems, heldOn: committeeMeetings.heldOn })
    .from(committeeItems)
    .innerJoin(committeeMeetings, eq(committeeMeetings.id, committeeItems.meetingId))
    .where(and(eq(committeeItems.applicationId, applicationId), isNull(committeeItems.result)))
    .orderBy(asc(committeeMeetings.heldOn))
    .limit(1);
  return row;
}

/** Adds a case at the end of an agenda. */
async function addToAgenda(tx: Database, meetingId: number, applicationId: number) {
  const [last] = await tx
    .select({ sortOrder: max(committeeItems.sortOrder) })
    .from(committeeItems)
    .where(eq(committeeItems.meetingId, meetingId));
  const sortOrder = (last?.sortOrder ?? 0) + 1;
  await tx
    .insert(committeeItems)
    .values({ meetingId, applicationId, sortOrder })
    .onConflictDoNothing();
}

/**
 * Writes the result of a step of the committee into the agenda on which the case is; a deferred case goes to the next
 * meeting that is planned.
 */
export const recordResolution =
  (result: CommitteeResult) =>
  async (
    tx: Database,
    { id, state }: ApplicationState,
    { resolutionNo, remark = '' }: StepData,
  ): Promise<void> => {
    if (state !== 'COMMITTEE') return;
    const found = await findOpenItem(tx, id);
    if (found === undefined) return;
    const { item, heldOn } = found;
    await tx
      .update(committeeItems)
      .set({
        result,
        resolutionNo: resolutionNo ?? item.resolutionNo,
        text: item.text === '' ? remark : item.text,
      })
      .where(eq(committeeItems.id, item.id));
    if (result !== 'deferred') return;
    const [next] = await tx
      .select({ id: committeeMeetings.id })
      .from(committeeMeetings)
      .where(gt(committeeMeetings.heldOn, heldOn))
      .orderBy(asc(committeeMeetings.heldOn), asc(committeeMeetings.id))
      .limit(1);
    if (next) await addToAgenda(tx, next.id, id);
  };

/** Takes a deferral back: the case is on the agenda again, and no longer on the next one. */
export async function undoDeferral(tx: Database, { id }: ApplicationState): Promise<void> {
  const [last] = await tx
    .select({ item: committeeItems })
    .from(committeeItems)
    .innerJoin(committeeMeetings, eq(committeeMeetings.id, committeeItems.meetingId))
    .where(and(eq(committeeItems.applicationId, id), eq(committeeItems.result, 'deferred')))
    .orderBy(desc(committeeMeetings.heldOn))
    .limit(1);
  if (last === undefined) return;
  await tx
    .delete(committeeItems)
    .where(and(eq(committeeItems.applicationId, id), isNull(committeeItems.result)));
  await tx
    .update(committeeItems)
    .set({ result: null, resolutionNo: '', text: '', dissent: '' })
    .where(eq(committeeItems.id, last.item.id));
}

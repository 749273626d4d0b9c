import { wireCodeOf, type Action, type Given } from '@temple-land/portal-core';
import { addStep } from '../../db/applications/applicationWrites.ts';
import { audit, type Actor } from '../../db/activity/audit.ts';
import type { Database } from '../../db/database.ts';
import { notify } from '../../db/notifications/notify.ts';
import { keyAction } from '../../db/applications/pastSteps.ts';
import { noticeOf } from './notices.ts';
import { addKey, moveTo, touch, type Standing } from './standing.repository.ts';

/** Who takes a step: a user, or the service itself by the clock. */
export type Taker = Actor | 'service';

/** A step that was allowed: what is done and what was given with it. */
export interface Taken {
  name: string;
  to: string;
  given: Given;
  remark: string;
  isVisible: boolean;
}

/** Told by the effect of the appeal, which knows the number of the new application. */
const appealedState = 'APPEALED';

const serviceName = 'Temple Land Portal';

const writtenOf = (given: Given): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter((pair) => pair[1] !== undefined));

async function recordStep(
  tx: Database,
  { id, state, status }: Standing,
  taker: Taker,
  { name, given, remark, isVisible }: Taken,
  at: Date,
) {
  const by =
    taker === 'service'
      ? { byName: serviceName, byUserId: null }
      : { byName: taker.caller.fullName, byUserId: taker.caller.userId };
  const step = { applicationId: id, at, ...by, action: name, state, status, remark, isVisible };
  await addStep(tx, { ...step, given: writtenOf(given) });
}

async function recordAudit(tx: Database, taker: Taker, before: Standing, after: Standing) {
  if (taker === 'service') return;
  const value = `${before.state} → ${after.state}`;
  const changedFields = [{ label: 'state', value }];
  await audit(tx, taker, {
    action: 'UPDATE',
    remark: `application ${after.number}`,
    changedFields,
  });
}

/** Takes a step: state, history, the applicant's notification and the audit, in the caller's transaction. */
export async function takeStep(
  tx: Database,
  standing: Standing,
  taker: Taker,
  taken: Taken,
  now: Date,
): Promise<Standing> {
  const status = wireCodeOf(standing.type, taken.to) ?? standing.status;
  const target = { state: taken.to, status, cameFrom: standing.state, since: now };
  const moved = await moveTo(tx, standing, target);
  await recordStep(tx, moved, taker, taken, now);
  const told = { ...taken.given, ...(taken.remark === '' ? {} : { remark: taken.remark }) };
  if (taken.isVisible && taken.to !== appealedState) {
    await notify(tx, moved.applicantId, noticeOf(moved, told), now);
  }
  await recordAudit(tx, taker, standing, moved);
  return moved;
}

/** Adds one officer's key to an action that needs two; undefined when the keys are now complete. */
export async function waitForKeys(
  tx: Database,
  standing: Standing,
  taker: Actor,
  { name, keys }: Pick<Action, 'name' | 'keys'>,
  taken: Taken,
  now: Date,
): Promise<Standing | undefined> {
  if (keys === undefined) return undefined;
  if ((await addKey(tx, standing, name, taker.caller.userId, now)) >= keys) return undefined;
  const touched = await touch(tx, standing);
  await recordStep(tx, touched, taker, { ...taken, name: keyAction, isVisible: false }, now);
  await recordAudit(tx, taker, standing, touched);
  return touched;
}

/** Writes that a step was taken back; the applicant had not been told of it. */
export async function recordUndo(
  tx: Database,
  before: Standing,
  after: Standing,
  taker: Actor,
  now: Date,
): Promise<void> {
  const step = { name: 'undo', to: after.state, given: {}, remark: '', isVisible: false };
  await recordStep(tx, after, taker, step, now);
  await recordAudit(tx, taker, before, after);
}

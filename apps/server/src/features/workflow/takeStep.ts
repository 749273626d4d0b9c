import { getStatusCode, type Action, type StepData } from '@temple-land/portal-core';
import { nameActor } from '../../db/accounts/actingPerson.ts';
import { addStep } from '../../db/applications/applicationWrites.ts';
import { saveLetter } from '../../db/applications/letters.ts';
import { listListeners } from '../../db/applications/listeners.ts';
import { findReasonName } from '../../db/applications/reasons.ts';
import { addAuditEntry, type Actor } from '../../db/activity/audit.ts';
import type { Database } from '../../db/database.ts';
import { addLocalizedNotification, type NotificationText } from '../../db/notifications/notify.ts';
import { readPortalName } from '../../db/office/officeDetails.ts';
import { approvalAction } from '../../db/applications/stageHistory.ts';
import { buildStepNotice } from './notices.ts';
import type { StepLetter } from './stepLetter.ts';
import {
  addApproval,
  moveApplication,
  incrementVersion,
  type ApplicationState,
} from './applicationState.repository.ts';

/** Who takes a step: a user, or the service itself when a deadline has passed. */
export type StepActor = Actor | 'service';

/** An allowed step with the data given for it. */
export interface AllowedStep {
  name: string;
  to: string;
  given: StepData;
  remark: string;
  isVisible: boolean;
  /** The rupees that the applicant has to pay after the step. */
  amountDue?: number | undefined;
  /** The letter that the step issues. */
  letter?: StepLetter | undefined;
  /** Builds the notification of the application after the step; the usual one of its new state without it. */
  buildNotice?: ((moved: ApplicationState) => NotificationText) | undefined;
}

/** The applicant is notified by the effect of the appeal, which has the number of the new application. */
const appealedState = 'APPEALED';

const getRemark = (given: StepData): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter((pair) => pair[1] !== undefined));

async function recordStep(
  tx: Database,
  { id, state, status }: ApplicationState,
  actor: StepActor,
  { name, given, remark, isVisible, letter }: AllowedStep,
  at: Date,
) {
  const by =
    actor === 'service'
      ? { byName: await readPortalName(tx, 'en'), byUserId: null }
      : nameActor(actor.caller);
  const step = { applicationId: id, at, ...by, action: name, state, status, remark, isVisible };
  const stepId = await addStep(tx, { ...step, given: getRemark(given) });
  if (letter) await saveLetter(tx, letter.draft, letter.wording, { applicationId: id, stepId, at });
}

async function recordAudit(
  tx: Database,
  actor: StepActor,
  before: ApplicationState,
  after: ApplicationState,
) {
  if (actor === 'service') return;
  const value = `${before.state} → ${after.state}`;
  const changedFields = [{ label: 'state', value }];
  await addAuditEntry(tx, actor, {
    action: 'UPDATE',
    remark: `application ${after.number}`,
    changedFields,
  });
}

/** Takes a step in the caller's transaction: state, history, notification of the applicant, audit. */
export async function takeStep(
  tx: Database,
  application: ApplicationState,
  actor: StepActor,
  taken: AllowedStep,
  now: Date,
): Promise<ApplicationState> {
  const status = getStatusCode(application.workflow, taken.to) ?? application.status;
  const target = { state: taken.to, status, cameFrom: application.state, since: now };
  const moved = await moveApplication(tx, application, target);
  await recordStep(tx, moved, actor, taken, now);
  const notified = { ...taken.given, ...(taken.remark === '' ? {} : { remark: taken.remark }) };
  if (taken.isVisible && taken.to !== appealedState) {
    const { amountDue } = taken;
    const reason = await findReasonName(tx, notified.reason);
    const notice =
      taken.buildNotice?.(moved) ?? buildStepNotice(moved, notified, { amountDue, reason });
    const subject = { kind: 'application', applicationNo: moved.number } as const;
    for (const userId of await listListeners(tx, moved.id))
      await addLocalizedNotification(tx, userId, notice, now, subject);
  }
  await recordAudit(tx, actor, application, moved);
  return moved;
}

/** Records one officer's approval of an action that needs several; undefined when the approvals are complete. */
export async function recordApproval(
  tx: Database,
  application: ApplicationState,
  actor: Actor,
  { name, keys }: Pick<Action, 'name' | 'keys'>,
  taken: AllowedStep,
  now: Date,
): Promise<ApplicationState | undefined> {
  if (keys === undefined) return undefined;
  if ((await addApproval(tx, application, name, actor.caller.userId, now)) >= keys)
    return undefined;
  const touched = await incrementVersion(tx, application);
  const approval = { ...taken, name: approvalAction, isVisible: false, letter: undefined };
  await recordStep(tx, touched, actor, approval, now);
  await recordAudit(tx, actor, application, touched);
  return touched;
}

/** Records that a step was undone, of which the applicant had not been notified. */
export async function recordUndo(
  tx: Database,
  before: ApplicationState,
  after: ApplicationState,
  actor: Actor,
  now: Date,
): Promise<void> {
  const step = { name: 'undo', to: after.state, given: {}, remark: '', isVisible: false };
  await recordStep(tx, after, actor, step, now);
  await recordAudit(tx, actor, before, after);
}

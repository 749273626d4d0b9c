import { canUndo, findState, getStatusCode } from '@temple-land/portal-core';
import { listStageVisits, listSteps } from '../../db/applications/stageHistory.ts';
import { readLimit } from '../../db/limits/officeLimits.ts';
import type { Database } from '../../db/database.ts';
import type { SignedIn } from '../../handler.ts';
import { moveApplication, type ApplicationState } from './applicationState.repository.ts';
import { undoEffect } from './effects.ts';
import { answerState, refuseStep, type StepReply } from './stepAnswers.ts';
import { recordUndo } from './takeStep.ts';

/**
 * Undoes the last step of an application: by who took it, for some minutes, and only a step of which the applicant was
 * not notified.
 */
export async function undoStep(
  tx: Database,
  application: ApplicationState,
  context: SignedIn,
): Promise<StepReply> {
  const { caller, clock } = context;
  const visits = listStageVisits(await listSteps(tx, application.id));
  const [before, last] = [visits.at(-2), visits.at(-1)];
  const now = clock();
  if (!before || !last) return refuseStep(context, 'unknown');
  if (last.byUserId !== caller.userId) return refuseStep(context, 'notYours');
  const action = findState(application.workflow, before.state)?.actions.find(
    ({ name }) => name === last.action,
  );
  const minutes = await readLimit(tx, 'undoMinutes', now);
  if (!action || !canUndo(action, last.since.getTime(), now.getTime(), minutes)) {
    return refuseStep(context, 'tooLate');
  }
  const moved = await moveApplication(tx, application, {
    state: before.state,
    status: getStatusCode(application.workflow, before.state) ?? application.status,
    cameFrom: visits.at(-3)?.state ?? '',
    since: before.since,
  });
  await undoEffect(tx, application, last.action);
  await recordUndo(tx, application, moved, { ...context, caller }, now);
  return answerState(moved);
}

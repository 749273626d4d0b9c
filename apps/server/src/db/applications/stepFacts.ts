import {
  canUndo,
  checkAction,
  findState,
  listActions,
  type ActionContext,
  type BlockedAction,
  type StepUndo,
  type Workflow,
} from '@temple-land/portal-core';
import { readLimit } from '../limits/officeLimits.ts';
import type { Database } from '../database.ts';
import {
  loadActionContexts,
  listStageVisits,
  listSteps,
  type WorkflowUser,
} from './stageHistory.ts';
import { loadWorkflowsOf } from './workflowVersions.ts';

/** Returns the undo of the last step, which its own officer may take for some minutes. */
export async function findUndo(
  db: Database,
  id: number,
  workflow: Workflow,
  { userId, now }: Pick<WorkflowUser, 'userId' | 'now'>,
): Promise<StepUndo | undefined> {
  const visits = listStageVisits(await listSteps(db, id));
  const [before, last] = [visits.at(-2), visits.at(-1)];
  if (before === undefined || last?.byUserId !== userId) return undefined;
  const action = findState(workflow, before.state)?.actions.find(
    ({ name }) => name === last.action,
  );
  const at = last.since.getTime();
  const minutes = await readLimit(db, 'undoMinutes', now);
  if (action === undefined || !canUndo(action, at, now.getTime(), minutes)) return undefined;
  return { action: action.name, until: new Date(at + minutes * 60_000).toISOString() };
}

/** Returns the actions that are refused to an officer only because of an earlier step of the same officer. */
function listBlocked(workflow: Workflow, state: string, attempt: ActionContext): BlockedAction[] {
  return listActions(workflow, state, attempt.taker).flatMap(({ name, notAfterOwn }) => {
    const verdict = checkAction(workflow, state, name, attempt);
    if (verdict.ok || verdict.why !== 'samePerson') return [];
    const after = attempt.isAppealAgainstOwn === true ? 'appeal' : notAfterOwn;
    return after === undefined ? [] : [{ action: name, after }];
  });
}

/** Returns what an officer is told before a press: the step that can be undone, and the steps that another must take. */
export async function loadStepFacts(
  db: Database,
  { id, state }: { id: number; state: string },
  user: WorkflowUser,
): Promise<{ undo?: StepUndo; blocked?: BlockedAction[] }> {
  const workflow = (await loadWorkflowsOf(db, [id])).get(id);
  const attempt = (await loadActionContexts(db, [id], user)).get(id);
  if (workflow === undefined || attempt === undefined) return {};
  const undo = await findUndo(db, id, workflow, user);
  const blocked = listBlocked(workflow, state, attempt);
  return { ...(undo && { undo }), ...(blocked.length > 0 && { blocked }) };
}

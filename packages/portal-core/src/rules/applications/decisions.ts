import { workflowTypeIds } from '../../constants.ts';
import type { ApplicationType, StatusCode } from '../../schemas/applications/track.ts';
import { getDirectRight, type StepRight } from '../workflow/stepRights.ts';
import { getStatusCode, listActions, workflows, type ActionContext } from '../workflow/workflow.ts';
import type { Workflow } from '../workflow/workflowDefinition.ts';

/** The only status that can still be decided or cancelled. */
export const openStatus: StatusCode = 'P';

/** Returns whether an application with this status is still undecided. */
export function isDecidable(status: StatusCode): boolean {
  return status === openStatus;
}

/** Returns whether a decision needs a remark: rejecting and closing do. */
export function needsRemark(status: StatusCode): boolean {
  return status === 'R' || status === 'G CLOSE';
}

/** A status that is the result of a decision. */
export type DecidedStatus = Exclude<StatusCode, 'P'>;

const directStates: Readonly<Record<ApplicationType, Partial<Record<DecidedStatus, string>>>> = {
  1: { A: 'TRANSFERRED', R: 'REJECTED' },
  2: { A: 'APPROVED', R: 'REJECTED', 'G CLOSE': 'CLOSED' },
  3: { A: 'EVICTION_ORDERED', R: 'DISMISSED' },
  6: { A: 'DEED', R: 'NOT_SELECTED', 'G CLOSE': 'CLOSED' },
};

/**
 * Returns the workflow state after a direct decision; undefined where the type has no such
 * status: only types 2 and 6 close without a decision (spec 4).
 */
export function getDecidedState(type: ApplicationType, status: DecidedStatus): string | undefined {
  return directStates[type][status];
}

const isDecided = (code: StatusCode | undefined): code is DecidedStatus =>
  code !== undefined && code !== openStatus;

/** Returns whether an officer may not decide, who valued the land or made the decision that is appealed against. */
export function isExcludedFromDecision({
  ownActions = [],
  isAppealAgainstOwn = false,
}: Pick<ActionContext, 'ownActions' | 'isAppealAgainstOwn'>): boolean {
  return isAppealAgainstOwn || ownActions.includes('value');
}

/** The part of an application that a decision depends on. */
export interface DecidableApplication {
  type: ApplicationType;
  status: StatusCode;
  state: string;
  /** The version of the workflow that it follows; the declared workflow of the type if absent. */
  workflow?: Workflow;
}

/**
 * Returns the decisions that an officer may make now, each with the resulting state. In a workflow these are the actions
 * of the officer that need only a remark; otherwise all decisions of the type. A report of illegitimate use
 * changes only by its own steps (UN-103).
 */
export function listPossibleDecisions(
  { type, status, state, workflow = workflows[type] }: DecidableApplication,
  rights: ReadonlySet<StepRight>,
  isByStages: boolean,
): Partial<Record<DecidedStatus, string>> {
  if (!isDecidable(status) || !workflowTypeIds.includes(type)) return {};
  const direct = getDirectRight(type);
  if (!isByStages) return direct !== undefined && rights.has(direct) ? directStates[type] : {};
  const reachable = listActions(workflow, state, rights).filter(
    ({ needs = [], keys }) => keys === undefined && needs.every((need) => need === 'remark'),
  );
  const targets = reachable.flatMap(({ to }): [DecidedStatus, string][] => {
    const code = getStatusCode(workflow, to);
    return isDecided(code) ? [[code, to]] : [];
  });
  return Object.fromEntries(targets.toReversed());
}

import type { StatusCode } from '../../schemas/applications/track.ts';
import { listPossibleDecisions } from '../applications/decisions.ts';
import type { StepRight, WorkflowType } from './stepRights.ts';
import { findState, listActions, workflows } from './workflow.ts';
import type { Action } from './workflowDefinition.ts';

/** The rights of an officer to take steps. */
type Rights = ReadonlySet<StepRight>;

/** A stage of an application type, with its status code. */
export interface Stage {
  readonly type: WorkflowType;
  readonly state: string;
  readonly status: StatusCode;
}

/** Whose turn it is: the office, the applicant or the service itself; nobody when nothing is left to do. */
export type Turn = 'office' | 'applicant' | 'service' | 'nobody';

/** Actions that end, stop or reverse something before its regular course is over; no stage waits for them. */
const exceptions: ReadonlySet<string> = new Set([
  'appeal',
  'cancelOrder',
  'close',
  'dismiss',
  'expire',
  'lapse',
  'notSelected',
  'reopen',
  'reject',
  'seekOpinion',
  'stay',
  'suspend',
  'withdraw',
]);

const isRegular = ({ name }: Action): boolean => !exceptions.has(name);
const isByPeople = ({ by, right }: Action): boolean =>
  right !== undefined || by.includes('applicant');

/**
 * Returns the action with which a stage regularly continues, with some rights if they are given; undefined when there is
 * none. An action of the service itself is the next one only if nobody else can act.
 */
export function findNextAction(
  type: WorkflowType,
  state: string,
  rights?: Rights,
): Action | undefined {
  if (rights !== undefined) return listActions(type, state, rights).find(isRegular);
  const actions = (findState(type, state)?.actions ?? []).filter(isRegular);
  return actions.find(isByPeople) ?? actions[0];
}

/** Returns whose turn it is in a stage. */
export function getTurn(type: WorkflowType, state: string): Turn {
  const action = findNextAction(type, state);
  if (action === undefined) return 'nobody';
  if (action.right !== undefined) return 'office';
  return action.by.includes('applicant') ? 'applicant' : 'service';
}

const types: readonly WorkflowType[] = [1, 2, 3, 6];

/** All stages after submission, by type and in the order of the workflow. */
export const submittedStages: readonly Stage[] = types.flatMap((type) =>
  Object.entries(workflows[type].states).flatMap(([state, { wire }]) =>
    wire === undefined ? [] : [{ type, state, status: wire }],
  ),
);

/**
 * Returns whether an officer with some rights can continue a stage: by a regular action, or by a decision where the
 * office decides without stages.
 */
export function canContinue(stage: Stage, rights: Rights, isByStages: boolean): boolean {
  if (getTurn(stage.type, stage.state) !== 'office') return false;
  if (findNextAction(stage.type, stage.state, rights) !== undefined) return true;
  return !isByStages && Object.keys(listPossibleDecisions(stage, rights, false)).length > 0;
}

/** Returns the stages that wait for an officer with some rights. */
export function listStagesOf(rights: Rights, isByStages: boolean): readonly Stage[] {
  return submittedStages.filter((stage) => canContinue(stage, rights, isByStages));
}

/** Returns whether an officer with some rights may assign applications to other officers: those who decide do. */
export function mayAssign(rights: Rights): boolean {
  return submittedStages.some(({ type, state }) =>
    listActions(type, state, rights).some(({ isDecision }) => isDecision === true),
  );
}

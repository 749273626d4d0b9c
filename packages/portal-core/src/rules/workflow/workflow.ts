import type { StatusCode } from '../../schemas/applications/track.ts';
import {
  buildStepRight,
  declaredStates,
  isStepRight,
  type StepRight,
  type WorkflowType,
} from './stepRights.ts';
import type { Action, State, States, Workflow } from './workflowDefinition.ts';
import { back, type DeclaredStates, type Participant } from './workflowShape.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

const isParticipant = (role: string): role is Participant =>
  role === 'applicant' || role === 'system';

function toStates(type: WorkflowType): States {
  const declared: DeclaredStates = declaredStates[type];
  const entries = Object.entries(declared).map(([state, rules]): [string, State] => {
    const actions = rules.actions.map(({ by, ...action }): Action => {
      const right = buildStepRight(type, state, action.name);
      return { ...action, by: by.filter(isParticipant), ...(isStepRight(right) ? { right } : {}) };
    });
    return [state, { ...rules, actions }];
  });
  return Object.fromEntries(entries);
}

/** The workflow of every application type. */
export const workflows: Readonly<Record<WorkflowType, Workflow>> = {
  1: { start: 'SUBMITTED', states: toStates(1) },
  2: { start: 'DRAFT', states: toStates(2) },
  3: { start: 'FILED', states: toStates(3) },
  6: { start: 'REGISTERED', states: toStates(6) },
};

/** Who takes steps: the applicant, the service, or an officer with rights. */
export type StepTaker = Participant | ReadonlySet<StepRight>;

const mayTake = ({ by, right }: Action, taker: StepTaker): boolean =>
  typeof taker === 'string' ? by.includes(taker) : right !== undefined && taker.has(right);

/** The version of a workflow that an application follows, or the declared workflow of its type. */
export type WorkflowOrType = Workflow | WorkflowType;

/** Finds a state of a workflow by name; undefined for an unknown name. */
export function findState(of: WorkflowOrType, name: string): State | undefined {
  const { states } = typeof of === 'number' ? workflows[of] : of;
  return Object.hasOwn(states, name) ? states[name] : undefined;
}

/** Returns the status code of a state; undefined before submission and for an unknown state. */
export function getStatusCode(of: WorkflowOrType, state: string): StatusCode | undefined {
  return findState(of, state)?.wire;
}

/** Returns the actions that a person may take in a state, in the order of the workflow. */
export function listActions(
  of: WorkflowOrType,
  state: string,
  taker: StepTaker,
): readonly Action[] {
  return (findState(of, state)?.actions ?? []).filter((action) => mayTake(action, taker));
}

/** Returns whether an action decides the application; later actions only carry out the decision. */
export function isDecidingAction(type: WorkflowType, name: string): boolean {
  return Object.values(workflows[type].states).some(({ actions }) =>
    actions.some((action) => action.name === name && action.isDecision === true),
  );
}

/** Who takes an action, when, and the history of the application. Times are ms since 1970. */
export interface ActionContext {
  taker: StepTaker;
  now: number;
  /** When the application entered its current state. */
  since: number;
  /** The previous state. */
  cameFrom?: string;
  /** Names of the actions that the same person has taken on this application. */
  ownActions?: readonly string[];
  /** Whether it is an appeal against a decision of the same person. */
  isAppealAgainstOwn?: boolean;
}

/** The next state of an action, or the reason why it is refused. */
export type ActionCheck =
  | { ok: true; action: Action; to: string; wire: StatusCode | undefined }
  | { ok: false; why: 'unknown' | 'notYours' | 'samePerson' | 'tooLate' };

/** Returns whether somebody must not take an action because of what the same person has done before. */
function isSamePerson(
  of: WorkflowOrType,
  { notAfterOwn, isDecision }: Action,
  to: string,
  { ownActions = [], isAppealAgainstOwn = false }: ActionContext,
): boolean {
  if (notAfterOwn !== undefined && ownActions.includes(notAfterOwn)) return true;
  return isAppealAgainstOwn && (isDecision === true || getStatusCode(of, to) === 'R');
}

/** Checks whether an action is allowed in a state and returns the next state. */
export function checkAction(
  of: WorkflowOrType,
  state: string,
  name: string,
  attempt: ActionContext,
): ActionCheck {
  const action = findState(of, state)?.actions.find((candidate) => candidate.name === name);
  const to = action?.to === back ? attempt.cameFrom : action?.to;
  if (!action || to === undefined || !findState(of, to)) return { ok: false, why: 'unknown' };
  if (!mayTake(action, attempt.taker)) return { ok: false, why: 'notYours' };
  const { withinDays } = action;
  if (isSamePerson(of, action, to, attempt)) return { ok: false, why: 'samePerson' };
  if (withinDays !== undefined && attempt.now - attempt.since > withinDays * dayMs) {
    return { ok: false, why: 'tooLate' };
  }
  return { ok: true, action, to, wire: getStatusCode(of, to) };
}

/** Returns the actions that a person may take now, in the order of the workflow. */
export function listAllowedActions(
  of: WorkflowOrType,
  state: string,
  attempt: ActionContext,
): readonly Action[] {
  return listActions(of, state, attempt.taker).filter(
    ({ name }) => checkAction(of, state, name, attempt).ok,
  );
}

/** Returns the due time of a state entered at `since`, in ms since 1970; undefined without a limit. */
export function getDueTime(of: WorkflowOrType, state: string, since: number): number | undefined {
  const days = findState(of, state)?.days;
  return days === undefined ? undefined : since + days * dayMs;
}

/** Returns whether an action taken at `at` can be undone: internal actions, for the minutes that the office sets. */
export function canUndo(action: Action, at: number, now: number, undoMinutes: number): boolean {
  return action.isInternal === true && now - at <= undoMinutes * minuteMs;
}

/** A visit of a state with its start, in ms since 1970. */
export interface StateVisit {
  state: string;
  since: number;
}

/** Returns the processing time of the office in ms: all visits, oldest first, except paused states. */
export function getProcessingTime(
  of: WorkflowOrType,
  stays: readonly StateVisit[],
  now: number,
): number {
  return stays.reduce((total, { state, since }, index) => {
    const until = stays[index + 1]?.since ?? now;
    return findState(of, state)?.isPaused ? total : total + Math.max(0, until - since);
  }, 0);
}

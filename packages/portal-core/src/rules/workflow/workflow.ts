import { workflowUndoMs } from '../../constants.ts';
import type { UserType } from '../../schemas/account/account.ts';
import type { StatusCode } from '../../schemas/applications/track.ts';
import { auctionStates } from './auctionWorkflow.ts';
import { caseStates } from './courtCaseWorkflow.ts';
import { landStates } from './landWorkflow.ts';
import { reportStates } from './reportWorkflow.ts';
import {
  back,
  type Action,
  type RequiredField,
  type State,
  type States,
  type WorkflowRole,
} from './workflowShape.ts';

const dayMs = 86_400_000;

/** 1 report of illegitimate use, 2 land application, 3 case, 6 quarry application and bid. */
export type WorkflowType = 1 | 2 | 3 | 6;

/** The states of an application type and its initial state. */
export interface Workflow {
  readonly start: string;
  readonly states: States;
}

/** The workflow of every application type. */
export const workflows: Readonly<Record<WorkflowType, Workflow>> = {
  1: { start: 'SUBMITTED', states: reportStates },
  2: { start: 'DRAFT', states: landStates },
  3: { start: 'FILED', states: caseStates },
  6: { start: 'REGISTERED', states: auctionStates },
};

const officerRoles: ReadonlyMap<number, WorkflowRole> = new Map([
  [1, 'dealing'],
  [2, 'dealing'],
  [6, 'deciding'],
  [7, 'chief'],
  [8, 'tender'],
  [10, 'law'],
]);

/** Returns the workflow role of a user by type and role id; undefined for administrators and auditors, who only read. */
export function getWorkflowRole(userType: UserType, userRoleId: number): WorkflowRole | undefined {
  if (userType === 'CI' || userType === 'C') return 'applicant';
  if (userType === 'T') return 'field';
  return userType === 'O' ? officerRoles.get(userRoleId) : undefined;
}

/** Finds a state of a workflow by name; undefined for an unknown name. */
export function findState(type: WorkflowType, name: string): State | undefined {
  const { states } = workflows[type];
  return Object.hasOwn(states, name) ? states[name] : undefined;
}

/** Returns the status code of a state; undefined before submission and for an unknown state. */
export function getStatusCode(type: WorkflowType, state: string): StatusCode | undefined {
  return findState(type, state)?.wire;
}

/** Returns the actions of a role in a state, in the order of the workflow. */
export function listActions(
  type: WorkflowType,
  state: string,
  role: WorkflowRole | undefined,
): readonly Action[] {
  if (role === undefined) return [];
  return (findState(type, state)?.actions ?? []).filter(({ by }) => by.includes(role));
}

/** The facts of an application on which the fields of an action depend. */
export interface StepSubject {
  /** The form of holding that is applied for; empty where the form does not ask for it. */
  readonly holding: string;
  /** Empty while the plot is unknown. */
  readonly plotCode: string;
}

/** Returns the fields that an action requires, and the ones that it may have, for an application. */
export function listStepFields(
  { needs = [], needsByHolding = {}, optional = [], mayNamePlot }: Action,
  { holding, plotCode }: StepSubject,
): { needs: RequiredField[]; optional: RequiredField[] } {
  const more = Object.hasOwn(needsByHolding, holding) ? needsByHolding[holding] : undefined;
  const isPlotMissing = mayNamePlot === true && plotCode === '';
  return {
    needs: [...needs, ...(more ?? [])],
    optional: [...(isPlotMissing ? (['plotNo'] as const) : []), ...optional],
  };
}

/** Returns whether an action decides the application; later actions only carry out the decision. */
export function isDecidingAction(type: WorkflowType, name: string): boolean {
  return Object.values(workflows[type].states).some(({ actions }) =>
    actions.some((action) => action.name === name && action.isDecision === true),
  );
}

/** Who takes an action, when, and the history of the application. Times are ms since 1970. */
export interface ActionContext {
  role: WorkflowRole | undefined;
  now: number;
  /** When the application entered its current state. */
  since: number;
  /** The previous state. */
  cameFrom?: string;
  /** Names of the actions that the same person has taken on this application. */
  ownActions?: readonly string[];
}

/** The next state of an action, or the reason why it is refused. */
export type ActionCheck =
  | { ok: true; action: Action; to: string; wire: StatusCode | undefined }
  | { ok: false; why: 'unknown' | 'notYours' | 'samePerson' | 'tooLate' };

/** Checks whether an action is allowed in a state and returns the next state. */
export function checkAction(
  type: WorkflowType,
  state: string,
  name: string,
  attempt: ActionContext,
): ActionCheck {
  const action = findState(type, state)?.actions.find((candidate) => candidate.name === name);
  const to = action?.to === back ? attempt.cameFrom : action?.to;
  if (!action || to === undefined || !findState(type, to)) return { ok: false, why: 'unknown' };
  if (!attempt.role || !action.by.includes(attempt.role)) return { ok: false, why: 'notYours' };
  const { notAfterOwn, withinDays } = action;
  if (notAfterOwn !== undefined && attempt.ownActions?.includes(notAfterOwn)) {
    return { ok: false, why: 'samePerson' };
  }
  if (withinDays !== undefined && attempt.now - attempt.since > withinDays * dayMs) {
    return { ok: false, why: 'tooLate' };
  }
  return { ok: true, action, to, wire: getStatusCode(type, to) };
}

/** Returns the actions that a person may take now, in the order of the workflow. */
export function listAllowedActions(
  type: WorkflowType,
  state: string,
  attempt: ActionContext,
): readonly Action[] {
  return listActions(type, state, attempt.role).filter(
    ({ name }) => checkAction(type, state, name, attempt).ok,
  );
}

/** Returns the due time of a state entered at `since`, in ms since 1970; undefined without a limit. */
export function getDueTime(type: WorkflowType, state: string, since: number): number | undefined {
  const days = findState(type, state)?.days;
  return days === undefined ? undefined : since + days * dayMs;
}

/** Returns whether an action taken at `at` can be undone: internal actions, for five minutes. */
export function canUndo(action: Action, at: number, now: number): boolean {
  return action.isInternal === true && now - at <= workflowUndoMs;
}

/** A visit of a state with its start, in ms since 1970. */
export interface StateVisit {
  state: string;
  since: number;
}

/** Returns the processing time of the office in ms: all visits, oldest first, except paused states. */
export function getProcessingTime(
  type: WorkflowType,
  stays: readonly StateVisit[],
  now: number,
): number {
  return stays.reduce((total, { state, since }, index) => {
    const until = stays[index + 1]?.since ?? now;
    return findState(type, state)?.isPaused ? total : total + Math.max(0, until - since);
  }, 0);
}

import { workflowUndoMs } from '../../constants.ts';
import type { UserType } from '../../schemas/account/account.ts';
import type { StatusCode } from '../../schemas/applications/track.ts';
import { auctionStates } from './workflowAuction.ts';
import { caseStates } from './workflowCase.ts';
import { landStates } from './workflowLand.ts';
import { reportStates } from './workflowReport.ts';
import { back, type Action, type State, type States, type WorkflowRole } from './workflowShape.ts';

const dayMs = 86_400_000;

/** 1 report of illegitimate use, 2 land application, 3 case, 6 quarry application and bid. */
export type WorkflowType = 1 | 2 | 3 | 6;

/** The states of an application type and the one in which it begins. */
export interface Workflow {
  readonly start: string;
  readonly states: States;
}

/** Every workflow: what may be done where, by whom, and what the wire says meanwhile. */
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

/** Gives the part that a user plays by type and role id; administrators and auditors only read. */
export function workflowRoleOf(userType: UserType, userRoleId: number): WorkflowRole | undefined {
  if (userType === 'CI' || userType === 'C') return 'applicant';
  if (userType === 'T') return 'field';
  return userType === 'O' ? officerRoles.get(userRoleId) : undefined;
}

/** Gives a state of a type by its name; undefined for a name that the workflow does not have. */
export function stateOf(type: WorkflowType, name: string): State | undefined {
  const { states } = workflows[type];
  return Object.hasOwn(states, name) ? states[name] : undefined;
}

/** Gives the wire's code of a state; undefined before the submit and for an unknown state. */
export function wireCodeOf(type: WorkflowType, state: string): StatusCode | undefined {
  return stateOf(type, state)?.wire;
}

/** Gives what a role may do in a state, in the order of the workflow. */
export function actionsFor(
  type: WorkflowType,
  state: string,
  role: WorkflowRole | undefined,
): readonly Action[] {
  if (role === undefined) return [];
  return (stateOf(type, state)?.actions ?? []).filter(({ by }) => by.includes(role));
}

/** Returns whether an action of a type decides the application, so that a later one only carries it out. */
export function isDecidingAction(type: WorkflowType, name: string): boolean {
  return Object.values(workflows[type].states).some(({ actions }) =>
    actions.some((action) => action.name === name && action.isDecision === true),
  );
}

/** Who wants to act, when, and what happened before. Moments are ms since 1970. */
export interface Attempt {
  role: WorkflowRole | undefined;
  now: number;
  /** When the present state was entered. */
  since: number;
  /** The state before the present one. */
  cameFrom?: string;
  /** Names of the actions that the same person took on this application. */
  ownActions?: readonly string[];
}

/** Where an action leads, or why it is refused. */
export type StepVerdict =
  | { ok: true; action: Action; to: string; wire: StatusCode | undefined }
  | { ok: false; why: 'unknown' | 'notYours' | 'samePerson' | 'tooLate' };

/** Decides on one action in a state; writes nothing. */
export function stepFrom(
  type: WorkflowType,
  state: string,
  name: string,
  attempt: Attempt,
): StepVerdict {
  const action = stateOf(type, state)?.actions.find((candidate) => candidate.name === name);
  const to = action?.to === back ? attempt.cameFrom : action?.to;
  if (!action || to === undefined || !stateOf(type, to)) return { ok: false, why: 'unknown' };
  if (!attempt.role || !action.by.includes(attempt.role)) return { ok: false, why: 'notYours' };
  const { notAfterOwn, withinDays } = action;
  if (notAfterOwn !== undefined && attempt.ownActions?.includes(notAfterOwn)) {
    return { ok: false, why: 'samePerson' };
  }
  if (withinDays !== undefined && attempt.now - attempt.since > withinDays * dayMs) {
    return { ok: false, why: 'tooLate' };
  }
  return { ok: true, action, to, wire: wireCodeOf(type, to) };
}

/** Returns the actions that a person may take now in a state, in the order of the workflow. */
export function possibleActions(
  type: WorkflowType,
  state: string,
  attempt: Attempt,
): readonly Action[] {
  return actionsFor(type, state, attempt.role).filter(
    ({ name }) => stepFrom(type, state, name, attempt).ok,
  );
}

/** Gives the moment when a state entered at `since` is overdue, ms since 1970; undefined without a limit. */
export function dueAt(type: WorkflowType, state: string, since: number): number | undefined {
  const days = stateOf(type, state)?.days;
  return days === undefined ? undefined : since + days * dayMs;
}

/** Tells whether an action taken at `at` may be taken back: internal ones, for five minutes. */
export function mayUndo(action: Action, at: number, now: number): boolean {
  return action.isInternal === true && now - at <= workflowUndoMs;
}

/** One stay in a state: from when, ms since 1970. */
export interface Stay {
  state: string;
  since: number;
}

/** Gives the ms that the office needed: all stays, oldest first, without those that wait for others. */
export function officeTime(type: WorkflowType, stays: readonly Stay[], now: number): number {
  return stays.reduce((total, { state, since }, index) => {
    const until = stays[index + 1]?.since ?? now;
    return stateOf(type, state)?.isPaused ? total : total + Math.max(0, until - since);
  }, 0);
}

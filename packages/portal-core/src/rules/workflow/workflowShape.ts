import type { StatusCode } from '../../schemas/applications/track.ts';

/** Who acts in a workflow: the applicant, six kinds of officer, or the service itself by the clock. */
export type WorkflowRole =
  'applicant' | 'field' | 'dealing' | 'law' | 'deciding' | 'chief' | 'tender' | 'system';

/** What the one who acts has to give with it; the service refuses the action without it. */
export type Need =
  | 'answer'
  | 'authority'
  | 'caseNo'
  | 'challanNo'
  | 'courtNo'
  | 'date'
  | 'deedNo'
  | 'fieldReport'
  | 'minute'
  | 'opinion'
  | 'orderNo'
  | 'query'
  | 'reason'
  | 'remark'
  | 'resolutionNo'
  | 'valuation';

/** Stands for the state that was left to come here. */
export const back = 'BACK';

/** One thing that may be done in a state. */
export interface Action<State extends string = string> {
  readonly name: string;
  readonly to: State | typeof back;
  readonly by: readonly WorkflowRole[];
  readonly needs?: readonly Need[];
  /** Nobody may take this action who took the named one before: two persons decide. */
  readonly notAfterOwn?: string;
  /** How many different officers have to agree; one when absent. */
  readonly keys?: 2;
  /** Days after entering the state in which the action is open; always when absent. */
  readonly withinDays?: number;
  /** It decides the application; a later action, such as the order, only carries it out. */
  readonly isDecision?: true;
  /** The applicant hears nothing of it, so that it may be undone for some minutes. */
  readonly isInternal?: true;
}

/** One state of an application. */
export interface State<Name extends string = string> {
  /** The code on the wire; a state without one is not submitted yet and cannot be tracked. */
  readonly wire?: StatusCode;
  /** Calendar days until the state is overdue. */
  readonly days?: number;
  /** The office's clock stands still: somebody else has to act. */
  readonly isPaused?: true;
  readonly actions: readonly Action<Name>[];
}

/** The states of one application type, by name. */
export type States = Readonly<Record<string, State>>;

/** Takes states by name and gives them back; an action that leads to no state does not compile. */
export function statesOf<Name extends string>(
  states: Readonly<Record<Name, State<NoInfer<Name>>>>,
): Readonly<Record<Name, State<Name>>> {
  return states;
}

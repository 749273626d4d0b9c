import type { StatusCode } from '../../schemas/applications/track.ts';

/** Who acts in a workflow: the applicant, six kinds of officer, or the service at a deadline. */
export type WorkflowRole =
  'applicant' | 'field' | 'dealing' | 'law' | 'deciding' | 'chief' | 'tender' | 'system';

/** A field that is required for an action. */
export type RequiredField =
  | 'answer'
  | 'areaGranted'
  | 'authority'
  | 'caseNo'
  | 'challanNo'
  | 'courtNo'
  | 'date'
  | 'deedNo'
  | 'encroachedArea'
  | 'fieldReport'
  | 'foundUse'
  | 'minute'
  | 'opinion'
  | 'orderNo'
  | 'plotNo'
  | 'query'
  | 'ratePerAcre'
  | 'reason'
  | 'recoveredArea'
  | 'remark'
  | 'resolutionNo'
  | 'termYears';

/** The target "previous state" of an action. */
export const back = 'BACK';

/** An action in a state. */
export interface Action<State extends string = string> {
  readonly name: string;
  readonly to: State | typeof back;
  readonly by: readonly WorkflowRole[];
  readonly needs?: readonly RequiredField[];
  /** More required fields by the form of holding that is applied for. */
  readonly needsByHolding?: Readonly<Partial<Record<string, readonly RequiredField[]>>>;
  /** Fields that may be left empty. */
  readonly optional?: readonly RequiredField[];
  /** The action may name the plot of an application that has none. */
  readonly mayNamePlot?: true;
  /** Refused for a person who has taken the named action (four-eyes principle). */
  readonly notAfterOwn?: string;
  /** How many different officers have to approve; one if absent. */
  readonly keys?: 2;
  /** Days after entering the state during which the action is available; always if absent. */
  readonly withinDays?: number;
  /** Decides the application; later actions, such as the order, carry it out. */
  readonly isDecision?: true;
  /** The applicant is not notified, so it can be undone for some minutes. */
  readonly isInternal?: true;
}

/** One state of an application. */
export interface State<Name extends string = string> {
  /** The status code on the wire; absent before submission, when the application cannot be tracked. */
  readonly wire?: StatusCode;
  /** Calendar days until the state is overdue; no limit if absent. */
  readonly days?: number;
  /** The time does not count as processing time: the office waits for someone else. */
  readonly isPaused?: true;
  readonly actions: readonly Action<Name>[];
}

/** The states of one application type, by name. */
export type States = Readonly<Record<string, State>>;

/** Returns the states unchanged; an action with an unknown target state does not compile. */
export function defineStates<Name extends string>(
  states: Readonly<Record<Name, State<NoInfer<Name>>>>,
): Readonly<Record<Name, State<Name>>> {
  return states;
}

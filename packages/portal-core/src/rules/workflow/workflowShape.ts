import type { StatusCode } from '../../schemas/applications/track.ts';

/** The offices to which the rights to take steps are given in a new installation. */
export const offices = ['field', 'dealing', 'law', 'deciding', 'chief', 'tender'] as const;
export type Office = (typeof offices)[number];

/** Who acts without a right: the applicant, or the service at a deadline. */
export type Participant = 'applicant' | 'system';

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
  | 'duplicateOf'
  | 'encroachedArea'
  | 'facts'
  | 'fieldReport'
  | 'foundUse'
  | 'minute'
  | 'opinion'
  | 'orderNo'
  | 'plotNo'
  | 'query'
  | 'ratePerAcre'
  | 'reason'
  | 'recommendation'
  | 'recoveredArea'
  | 'remark'
  | 'resolutionNo'
  | 'termYears';

/** The target "previous state" of an action. */
export const back = 'BACK';

/** What an action is, apart from who takes it. */
export interface ActionRules<State extends string = string> {
  readonly name: string;
  readonly to: State | typeof back;
  readonly needs?: readonly RequiredField[];
  /** The code of the reason that the action itself gives, so that nobody chooses it. */
  readonly reason?: string;
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

/** An action as the workflows declare it, with the offices that take it in a new installation. */
export interface DeclaredAction<State extends string = string> extends ActionRules<State> {
  readonly by: readonly (Participant | Office)[];
}

/** What a state is, apart from its actions. */
export interface StateRules {
  /** The status code on the wire; absent before submission, when the application cannot be tracked. */
  readonly wire?: StatusCode;
  /** Calendar days until the state is overdue; no limit if absent. */
  readonly days?: number;
  /** The time does not count as processing time: the office waits for someone else. */
  readonly isPaused?: true;
}

/** One state as the workflows declare it. */
export interface DeclaredState<Name extends string = string> extends StateRules {
  readonly actions: readonly DeclaredAction<Name>[];
}

/** The declared states of one application type, by name. */
export type DeclaredStates = Readonly<Record<string, DeclaredState>>;

/** Returns the states unchanged; an action with an unknown target state does not compile. */
export function defineStates<
  const Declared extends {
    readonly [Name in keyof Declared]: DeclaredState<keyof Declared & string>;
  },
>(states: Declared): Declared {
  return states;
}

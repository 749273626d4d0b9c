import type { StepRight } from './stepRights.ts';
import type { ActionRules, Participant, StateRules } from './workflowShape.ts';

/** An action in a state; an officer who takes it needs the right. */
export interface Action extends ActionRules {
  readonly by: readonly Participant[];
  /** Absent if no officer takes the action. */
  readonly right?: StepRight;
}

/** One state of an application. */
export interface State extends StateRules {
  readonly actions: readonly Action[];
}

/** The states of one application type, by name. */
export type States = Readonly<Record<string, State>>;

/** The states of an application type and its initial state. */
export interface Workflow {
  readonly start: string;
  readonly states: States;
}

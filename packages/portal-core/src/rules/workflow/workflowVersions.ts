import { isStepRight, type WorkflowType } from './stepRights.ts';
import { workflows } from './workflow.ts';
import type { State, States, Workflow } from './workflowDefinition.ts';
import { back } from './workflowShape.ts';

/** The stages that a version of a workflow may leave out, by application type. */
export const optionalStages: Readonly<Record<WorkflowType, readonly string[]>> = {
  1: [],
  2: ['LEGAL', 'COMMITTEE'],
  3: [],
  6: [],
};

/** What a version of a workflow may change: the days of stages, and the optional stages that it leaves out. */
export interface WorkflowChoices {
  days: Readonly<Record<string, number>>;
  left: readonly string[];
}

/** Returns the stages whose days can be set: those after submission with a limit in the declared workflow. */
export const listTimedStages = (type: WorkflowType): string[] =>
  Object.entries(workflows[type].states).flatMap(([state, { days, wire }]) =>
    days === undefined || wire === undefined ? [] : [state],
  );

/** Returns the days and left out stages of a version. */
export function getWorkflowChoices(type: WorkflowType, workflow: Workflow): WorkflowChoices {
  const days = Object.entries(workflow.states).flatMap(([state, rules]) =>
    rules.days === undefined ? [] : [[state, rules.days] as const],
  );
  const left = optionalStages[type].filter((state) => !Object.hasOwn(workflow.states, state));
  return { days: Object.fromEntries(days), left };
}

/** Builds the definition of a version: the declared workflow with other days and without the left out stages. */
export function buildWorkflowVersion(
  type: WorkflowType,
  { days, left }: WorkflowChoices,
): Workflow {
  const { start, states } = workflows[type];
  const gone = new Set(left.filter((state) => optionalStages[type].includes(state)));
  const kept = Object.entries(states).flatMap(([name, state]): [string, State][] => {
    if (gone.has(name)) return [];
    const limit = state.days === undefined ? {} : { days: days[name] ?? state.days };
    const actions = state.actions.filter(({ to }) => !gone.has(to));
    return [[name, { ...state, ...limit, actions }]];
  });
  return { start, states: Object.fromEntries(kept) };
}

/** What is wrong with the definition of a workflow, and in which stage. */
export interface DefinitionFault {
  why: 'unknownStart' | 'unknownStage' | 'unknownRight' | 'noWayOut' | 'otherStatus';
  state: string;
  /** The action, stage or right that is not known. */
  name: string;
}

function findActionFault(states: States, state: string): DefinitionFault | undefined {
  for (const { to, right } of states[state]?.actions ?? []) {
    if (to !== back && !Object.hasOwn(states, to)) return { why: 'unknownStage', state, name: to };
    if (right !== undefined && !isStepRight(right)) {
      return { why: 'unknownRight', state, name: right };
    }
  }
  return undefined;
}

const isOpen = ({ wire }: State) => wire === undefined || wire === 'P';

/** Returns the states from which a closed state can be reached; the target BACK leads to any state before it. */
function listStatesWithEnd(states: States): ReadonlySet<string> {
  const names = Object.keys(states);
  const ended = new Set(names.filter((name) => states[name] && !isOpen(states[name])));
  const leadsOut = (name: string) =>
    (states[name]?.actions ?? []).some(({ to }) =>
      to === back
        ? names.some((from) => ended.has(from) && states[from]?.actions.some((a) => a.to === name))
        : ended.has(to),
    );
  for (let size = -1; size !== ended.size;) {
    size = ended.size;
    for (const name of names) if (leadsOut(name)) ended.add(name);
  }
  return ended;
}

/**
 * Returns the first fault of the definition of a workflow: an unknown initial state, stage or right, a status code that
 * the stage does not have, or an open stage without a way to an end. Undefined if it is sound.
 */
export function findDefinitionFault(
  type: WorkflowType,
  { start, states }: Workflow,
): DefinitionFault | undefined {
  if (!Object.hasOwn(states, start)) return { why: 'unknownStart', state: start, name: start };
  const declared = workflows[type].states;
  const ended = listStatesWithEnd(states);
  for (const [state, { wire }] of Object.entries(states)) {
    const known = Object.hasOwn(declared, state) ? declared[state] : undefined;
    if (known === undefined) return { why: 'unknownStage', state, name: state };
    if (known.wire !== wire) return { why: 'otherStatus', state, name: wire ?? '' };
    const fault = findActionFault(states, state);
    if (fault) return fault;
    if (!ended.has(state)) return { why: 'noWayOut', state, name: state };
  }
  return undefined;
}

/** A difference between two versions: the days of a stage, or whether an optional stage exists (1) or not (0). */
export interface WorkflowDifference {
  kind: 'days' | 'stage';
  state: string;
  before: number;
  after: number;
}

/** Returns the differences between the choices of two versions, in the order of the workflow. */
export function compareWorkflowChoices(
  type: WorkflowType,
  before: WorkflowChoices,
  after: WorkflowChoices,
): WorkflowDifference[] {
  const has = ({ left }: WorkflowChoices, state: string) => (left.includes(state) ? 0 : 1);
  return Object.keys(workflows[type].states).flatMap((state): WorkflowDifference[] => {
    const stage = { state, before: has(before, state), after: has(after, state) };
    if (stage.before !== stage.after) return [{ kind: 'stage', ...stage }];
    const days = { state, before: before.days[state] ?? 0, after: after.days[state] ?? 0 };
    return stage.after === 0 || days.before === days.after ? [] : [{ kind: 'days', ...days }];
  });
}

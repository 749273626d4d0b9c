import { auctionStates } from './auctionWorkflow.ts';
import { caseStates } from './courtCaseWorkflow.ts';
import { landStates } from './landWorkflow.ts';
import { reportStates } from './reportWorkflow.ts';
import { offices, type DeclaredStates, type Office } from './workflowShape.ts';

/** 1 report of illegitimate use, 2 land application, 3 case, 6 quarry application and bid. */
export type WorkflowType = 1 | 2 | 3 | 6;

/** The name of each workflow in rights, by application type. */
export const workflowKinds = { 1: 'report', 2: 'land', 3: 'case', 6: 'quarry' } as const;
export type WorkflowKind = (typeof workflowKinds)[WorkflowType];

/** The states of each workflow with the offices that take its steps in a new installation. */
export const declaredStates = {
  1: reportStates,
  2: landStates,
  3: caseStates,
  6: auctionStates,
} as const satisfies Readonly<Record<WorkflowType, DeclaredStates>>;

type RightOfAction<Prefix extends string, Declared> = Declared extends {
  readonly name: infer Name extends string;
  readonly by: readonly (infer By)[];
}
  ? [Extract<By, Office>] extends [never]
    ? never
    : `${Prefix}.${Name}`
  : never;

type RightsOfStates<Kind extends string, Declared> = {
  [Name in keyof Declared & string]: Declared[Name] extends {
    readonly actions: readonly (infer Each)[];
  }
    ? RightOfAction<`${Kind}.${Lowercase<Name>}`, Each>
    : never;
}[keyof Declared & string];

/** The right to decide at once, where an office decides without the stages. */
export type DirectRight = `${Exclude<WorkflowKind, 'report'>}.direct.decide`;

/** The right to take a step of a workflow as an officer: workflow, stage and action. */
export type StepRight =
  | {
      [Type in WorkflowType]: RightsOfStates<
        (typeof workflowKinds)[Type],
        (typeof declaredStates)[Type]
      >;
    }[WorkflowType]
  | DirectRight;

/** A right, where it applies, and the offices that have it in a new installation. */
export interface StepRightRow {
  right: StepRight;
  type: WorkflowType;
  /** The stage; undefined for the decision without stages. */
  state: string | undefined;
  action: string;
  offices: readonly Office[];
}

const types: readonly WorkflowType[] = [2, 1, 3, 6];
const isOffice = (role: string): role is Office => offices.some((office) => office === role);

/** Returns the name of the right to take an action in a state. */
export const buildStepRight = (type: WorkflowType, state: string, action: string) =>
  `${workflowKinds[type]}.${state.toLowerCase()}.${action}` as StepRight;

function listRightsOfType(type: WorkflowType): StepRightRow[] {
  const states: DeclaredStates = declaredStates[type];
  return Object.entries(states).flatMap(([state, { actions }]) =>
    actions.flatMap(({ name: action, by }) => {
      const holders = by.filter(isOffice);
      const right = buildStepRight(type, state, action);
      return holders.length === 0 ? [] : [{ right, type, state, action, offices: holders }];
    }),
  );
}

const decidingOffices: readonly Office[] = ['field', 'dealing', 'deciding', 'chief', 'tender'];

/** Returns the right to decide an application of a type at once; undefined where it changes only by its steps. */
export function getDirectRight(type: WorkflowType): DirectRight | undefined {
  const kind = workflowKinds[type];
  return kind === 'report' ? undefined : `${kind}.direct.decide`;
}

/** Every right to take a step, in the order of the workflows. */
export const stepRights: readonly StepRightRow[] = types.flatMap((type) => {
  const right = getDirectRight(type);
  const direct = { type, state: undefined, action: 'decide', offices: decidingOffices };
  return [...listRightsOfType(type), ...(right === undefined ? [] : [{ right, ...direct }])];
});

const names: ReadonlySet<string> = new Set(stepRights.map(({ right }) => right));

/** Returns whether a text is the name of a right. */
export const isStepRight = (text: string): text is StepRight => names.has(text);

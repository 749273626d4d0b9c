import { desc, eq } from 'drizzle-orm';
import {
  buildWorkflowVersion,
  findDefinitionFault,
  getWorkflowChoices,
  optionalStages,
  type WorkflowChoices,
  type WorkflowType,
} from '@temple-land/portal-core';
import { parseWorkflow } from '../db/applications/workflowVersions.ts';
import type { Database } from '../db/database.ts';
import { workflowVersions } from '../db/schema/workflowVersions.ts';
import type { ChangeKind, ChangeValues } from './change.ts';
import { Refused } from './refused.ts';

/** The newest version of a workflow, whether it is valid already or not. */
export interface NewestWorkflow {
  version: number;
  validFrom: Date;
  choices: WorkflowChoices;
}

/** Returns the newest version of a workflow, locked until the transaction ends. */
export async function lockNewestWorkflow(
  tx: Database,
  type: WorkflowType,
): Promise<NewestWorkflow> {
  const [row] = await tx
    .select()
    .from(workflowVersions)
    .where(eq(workflowVersions.type, type))
    .orderBy(desc(workflowVersions.version))
    .limit(1)
    .for('update');
  if (row === undefined) throw new Error(`There is no workflow of type ${type}.`);
  const { version, validFrom, definition } = row;
  return {
    version,
    validFrom,
    choices: getWorkflowChoices(type, parseWorkflow(type, version, definition)),
  };
}

/** Returns the values of a version by the names of a change: `version`, `days.STAGE` and `stage.STAGE`. */
export function readWorkflowValues(
  { version, choices }: NewestWorkflow,
  names: readonly string[],
): ChangeValues {
  const read = (name: string): number => {
    const [kind, state = ''] = name.split('.');
    if (kind === 'version') return version;
    if (kind === 'stage') return choices.left.includes(state) ? 0 : 1;
    return choices.days[state] ?? 0;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

/** Returns the choices of a version after a change. */
function applyValues(
  type: WorkflowType,
  { days, left }: WorkflowChoices,
  values: ChangeValues,
): WorkflowChoices {
  const changedDays = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith('days.') ? [[name.slice(5), Number(value)] as const] : [],
  );
  const isLeft = (state: string) => {
    const value = values[`stage.${state}`];
    return value === undefined ? left.includes(state) : value === 0;
  };
  return {
    days: { ...days, ...Object.fromEntries(changedDays) },
    left: optionalStages[type].filter(isLeft),
  };
}

/** Returns the beginning of a day in Indian time. */
export const toIndianMidnight = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

const later = (first: Date, second: Date) => (first > second ? first : second);

/** A new version of a workflow; the fields of the change are its days, optional stages and first day. */
export const workflowChange: ChangeKind = {
  readPresent: async (tx, { workflowType, before }) =>
    workflowType === null
      ? undefined
      : readWorkflowValues(
          await lockNewestWorkflow(tx, workflowType as WorkflowType),
          Object.keys(before),
        ),
  apply: async ({ tx, context }, { workflowType, after, reason, askedBy }) => {
    const type = workflowType as WorkflowType;
    const newest = await lockNewestWorkflow(tx, type);
    const definition = buildWorkflowVersion(type, applyValues(type, newest.choices, after));
    if (findDefinitionFault(type, definition)) {
      throw new Refused({ status: 409, key: 'workflow.broken' });
    }
    // A version approved after its first day is valid from its approval, and never before the one that it replaces.
    const wanted = later(toIndianMidnight(String(after['validFrom'])), context.clock());
    await tx.insert(workflowVersions).values({
      type,
      version: newest.version + 1,
      validFrom: later(wanted, newest.validFrom),
      definition,
      reason,
      askedBy,
      approvedBy: context.caller.userId,
    });
  },
};

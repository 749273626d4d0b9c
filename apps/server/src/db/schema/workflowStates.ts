import { sql } from 'drizzle-orm';
import { workflows, type WorkflowType } from '@temple-land/portal-core';

const quoteLiteral = (text: string) => `'${text}'`;

function listStatePairs(type: WorkflowType): string {
  const pairs = Object.entries(workflows[type].states).flatMap(([name, { wire }]) =>
    wire === undefined ? [] : [`(${quoteLiteral(name)}, ${quoteLiteral(wire)})`],
  );
  return `(type = ${type} and (state, status) in (${pairs.join(', ')}))`;
}

/**
 * The check constraint that state and status of an application match its workflow; generated from the workflow, so that
 * a change of it needs a migration.
 */
export const stateRule = sql.raw(([1, 2, 3, 6] as const).map(listStatePairs).join(' or '));

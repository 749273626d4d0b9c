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
 * The rule that state and status of an application agree as its workflow says; made from the workflow
 * itself, so that a change there asks for a migration.
 */
export const stateRule = sql.raw(([1, 2, 3, 6] as const).map(listStatePairs).join(' or '));

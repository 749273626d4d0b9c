import { and, eq, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { getTurn, submittedStages, type Stage } from '@temple-land/portal-core';
import { applications } from '../schema/applications.ts';

type Turn = ReturnType<typeof getTurn>;

/** Returns the condition that an application is in one of some stages. */
export function isInStage(stages: readonly Stage[]): SQL {
  const types = [...new Set(stages.map(({ type }) => type))];
  const ofType = (type: number) =>
    stages.filter((stage) => stage.type === type).map(({ state }) => state);
  const conditions = types.map((type) =>
    and(eq(applications.type, type), inArray(applications.state, ofType(type))),
  );
  return or(...conditions) ?? sql`false`;
}

/** Returns the condition that an application waits for somebody of some turns. */
export const isTurnOf = (...turns: Turn[]): SQL =>
  isInStage(submittedStages.filter(({ type, state }) => turns.includes(getTurn(type, state))));

/**
 * The condition that an application waits for somebody: also an approved one whose deed is not executed, and an ordered
 * eviction.
 */
export const isWaiting: SQL = isTurnOf('office', 'service', 'applicant');

/** Returns the condition that an application waits for somebody and is past its date: the rule of every list and figure. */
export const isOverdue = (now: Date): SQL =>
  and(isWaiting, isNotNull(applications.dueOn), lt(applications.dueOn, now)) ?? sql`false`;

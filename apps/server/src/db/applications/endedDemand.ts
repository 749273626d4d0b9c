import { findState, openStatus, type EndedDemand, type Workflow } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { findDueTime } from './dueTime.ts';
import { listStageVisits, listSteps, type StageVisit } from './stageHistory.ts';
import { amountStates } from './valuations.ts';

const dayMs = 86_400_000;
const demand = 'DEMAND';
const valuation = 'value';
const appeal = 'appeal';

/** An application in a state of its workflow. */
export interface EndedApplication {
  id: number;
  state: string;
  workflow: Workflow;
}

/** Returns when the officer can no longer reopen an application that ended; null without a way back or a limit. */
export function findLastReopening(
  { states }: Workflow,
  { state, since }: Pick<StageVisit, 'state' | 'since'>,
): string | null {
  const action = findState({ start: state, states }, state)?.actions.find(
    ({ name }) => name === 'reopen',
  );
  if (action?.withinDays === undefined) return null;
  return new Date(since.getTime() + action.withinDays * dayMs).toISOString();
}

/**
 * Returns the demand of an application that was withdrawn, rejected or closed after it; undefined without a demand, and
 * where the land was valued anew since.
 */
export async function findEndedDemand(
  db: Database,
  { id, state, statusType, workflow }: EndedApplication & { statusType: string },
): Promise<EndedDemand | undefined> {
  if (statusType === openStatus || amountStates.includes(state)) return undefined;
  const visits = listStageVisits(await listSteps(db, id));
  const demanded = visits.findLast((visit) => visit.state === demand);
  const end = visits.findLast(({ action }) => action !== appeal);
  if (!demanded || !end) return undefined;
  const valuedAt = visits.findLastIndex(({ action }) => action === valuation);
  if (valuedAt > visits.indexOf(demanded)) return undefined;
  const dueOn = (await findDueTime(db, workflow, demand, demanded.since)) ?? end.since;
  return {
    dueOn: dueOn.toISOString(),
    endedOn: end.since.toISOString(),
    reopenUntil: findLastReopening(workflow, visits.at(-1) ?? end),
  };
}

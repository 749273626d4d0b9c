import type { Lapse } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { findLastReopening, type EndedApplication } from './endedDemand.ts';
import { findDueTime } from './dueTime.ts';
import { listStageVisits, listSteps } from './stageHistory.ts';

const lapsed = 'LAPSED';

const isLapsing = (state: string | undefined): state is Lapse['from'] =>
  state === 'QUERY' || state === 'DEMAND';

/** Returns why an application is lapsed: the stage whose time ran out, and its last day; undefined for any other one. */
export async function findLapse(
  db: Database,
  { id, state, workflow }: EndedApplication,
): Promise<Lapse | undefined> {
  if (state !== lapsed) return undefined;
  const [before, last] = listStageVisits(await listSteps(db, id)).slice(-2);
  if (!before || !last || !isLapsing(before.state)) return undefined;
  const dueOn = (await findDueTime(db, workflow, before.state, before.since)) ?? last.since;
  return {
    from: before.state,
    dueOn: dueOn.toISOString(),
    lapsedOn: last.since.toISOString(),
    reopenUntil: findLastReopening(workflow, last),
  };
}

import { findState, type Lapse, type Workflow } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { findDueTime } from './dueTime.ts';
import { listStageVisits, listSteps } from './stageHistory.ts';

const dayMs = 86_400_000;
const lapsed = 'LAPSED';

const isLapsing = (state: string | undefined): state is Lapse['from'] =>
  state === 'QUERY' || state === 'DEMAND';

/** Returns when the officer can no longer reopen a lapsed application; null without a way back or a limit. */
function findLastReopening({ states }: Workflow, since: Date): string | null {
  const action = findState({ start: lapsed, states }, lapsed)?.actions.find(
    ({ name }) => name === 'reopen',
  );
  if (action?.withinDays === undefined) return null;
  return new Date(since.getTime() + action.withinDays * dayMs).toISOString();
}

/** Returns why an application is lapsed: the stage whose time ran out, and its last day; undefined for any other one. */
export async function findLapse(
  db: Database,
  { id, state, workflow }: { id: number; state: string; workflow: Workflow },
): Promise<Lapse | undefined> {
  if (state !== lapsed) return undefined;
  const [before, last] = listStageVisits(await listSteps(db, id)).slice(-2);
  if (!before || !last || !isLapsing(before.state)) return undefined;
  const dueOn = (await findDueTime(db, workflow, before.state, before.since)) ?? last.since;
  return {
    from: before.state,
    dueOn: dueOn.toISOString(),
    lapsedOn: last.since.toISOString(),
    reopenUntil: findLastReopening(workflow, last.since),
  };
}

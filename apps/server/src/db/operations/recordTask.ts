import { sql } from 'drizzle-orm';
import { formatIndianDate } from '@temple-land/portal-core';
import type { Clock } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import type { Task } from '../maintenance/runTasks.ts';
import { taskDays } from '../schema/operations.ts';

/** A task whose runs are recorded under a key. */
export interface RecordedTask extends Task {
  key: string;
}

async function addRun(db: Database, task: string, startedOn: Date, endedOn: Date, failures: 0 | 1) {
  const last = { lastOn: startedOn, lastMs: endedOn.getTime() - startedOn.getTime() };
  await db
    .insert(taskDays)
    .values({ day: formatIndianDate(startedOn), task, runs: 1, failures, ...last })
    .onConflictDoUpdate({
      target: [taskDays.day, taskDays.task],
      set: {
        runs: sql`${taskDays.runs} + 1`,
        failures: sql`${taskDays.failures} + ${failures}`,
        ...last,
      },
    });
}

/** Returns a task that also records when it ran, how long it took, and whether it failed. */
export function recordTask(db: Database, clock: Clock, { key, name, run }: RecordedTask): Task {
  return {
    name,
    run: async () => {
      const startedOn = clock();
      try {
        await run();
      } catch (error) {
        await addRun(db, key, startedOn, clock(), 1);
        throw error;
      }
      await addRun(db, key, startedOn, clock(), 0);
    },
  };
}

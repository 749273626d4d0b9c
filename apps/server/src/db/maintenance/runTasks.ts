/** A piece of work and what the log calls it when it fails. */
export interface Task {
  name: string;
  run: () => Promise<unknown>;
}

/** Runs tasks one after another; a failure does not keep the next from running. Throws all failures together at the end. */
export async function runTasks(tasks: Iterable<Task>): Promise<void> {
  const failures: Error[] = [];
  for (const { name, run } of tasks) {
    try {
      await run();
    } catch (error) {
      failures.push(...listFailures(new Error(`${name} failed`, { cause: error })));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some of the work failed');
}

/** Returns the failures behind an error, each by itself. */
export function listFailures(error: Error): Error[] {
  const several = error instanceof AggregateError ? error : error.cause;
  return several instanceof AggregateError ? (several.errors as Error[]) : [error];
}

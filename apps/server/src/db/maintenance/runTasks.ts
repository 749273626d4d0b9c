/** A task and its name in the log. */
export interface Task {
  name: string;
  run: () => Promise<unknown>;
}

/** Runs tasks one after another, also after a failure. Throws all failures as one AggregateError at the end. */
export async function runTasks(tasks: Iterable<Task>): Promise<void> {
  const failures: Error[] = [];
  for (const { name, run } of tasks) {
    try {
      await run();
    } catch (error) {
      failures.push(...listFailures(new Error(`${name} failed`, { cause: error })));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some tasks failed');
}

/** Returns the single failures of an AggregateError, or the error itself. */
export function listFailures(error: Error): Error[] {
  const several = error instanceof AggregateError ? error : error.cause;
  return several instanceof AggregateError ? (several.errors as Error[]) : [error];
}

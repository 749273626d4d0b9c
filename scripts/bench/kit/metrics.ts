import type { CDPSession } from 'playwright';

/** Reads the browser's counters of a page's main thread, in ms. */
export async function counters(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
}

/**
 * Reads how long the main thread has worked on tasks, in ms of its own clock. Its whole time will not do: the
 * slowed-down thread burns time while it waits, too.
 */
export async function threadTime(session: CDPSession): Promise<number> {
  return (await counters(session))['TaskDuration'] ?? Number.NaN;
}

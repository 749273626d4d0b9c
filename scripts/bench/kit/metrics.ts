import type { CDPSession } from 'playwright';

/** Reads the browser's counters of a page's main thread, in ms. */
export async function counters(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
}

/**
 * Reads the task time of the main thread, in ms. Its total time is not usable: the
 * throttled thread also consumes time while it waits.
 */
export async function threadTime(session: CDPSession): Promise<number> {
  return (await counters(session))['TaskDuration'] ?? Number.NaN;
}

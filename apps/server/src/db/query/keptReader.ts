import type { Clock } from '../../ports/ports.ts';

/** How long an instance uses what it has read; a change is in force everywhere at most this much later. */
const keptMs = 2_000;

/**
 * Returns a function that reads a value at most every two seconds, and returns the last one while the database does not
 * answer; `first` before it has answered at all.
 */
export function createKeptReader<Value>(
  read: () => Promise<Value>,
  first: Value,
  clock: Clock,
): () => Promise<Value> {
  let kept = first;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock().getTime();
    if (now - readAt < keptMs) return kept;
    readAt = now;
    kept = await read().catch(() => kept);
    return kept;
  };
}

interface QueueEntry {
  owner: number;
  enter: () => void;
}

/** Seats for files: one for a person at a time, so that nobody takes them all. */
export interface OwnerSemaphore {
  /** Returns how many wait. */
  waiting(): number;
  /** Waits for a seat; false when that took too long. */
  acquire(owner: number): Promise<boolean>;
  release(owner: number): void;
}

/** Opens a number of seats; the longest wait is in milliseconds. */
export function createOwnerSemaphore(count: number, waitMs: number): OwnerSemaphore {
  const seated = new Set<number>();
  const waiting: QueueEntry[] = [];
  const seatNext = () => {
    const next = waiting.findIndex(({ owner }) => !seated.has(owner));
    if (next !== -1 && seated.size < count) waiting.splice(next, 1)[0]?.enter();
  };
  return {
    waiting: () => waiting.length,
    acquire: (owner) =>
      new Promise((resolve) => {
        const enter = () => {
          clearTimeout(late);
          seated.add(owner);
          resolve(true);
        };
        const entry = { owner, enter };
        const late = setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1);
          resolve(false);
        }, waitMs);
        waiting.push(entry);
        seatNext();
      }),
    release: (owner) => {
      seated.delete(owner);
      seatNext();
    },
  };
}

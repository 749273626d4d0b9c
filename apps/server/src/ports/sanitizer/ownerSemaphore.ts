interface QueueEntry {
  owner: number;
  enter: () => void;
}

/** A semaphore with one permit per owner at a time, so that one owner cannot block the others. */
export interface OwnerSemaphore {
  /** Returns the length of the queue. */
  waiting(): number;
  /** Waits for a permit; false after the maximum wait. */
  acquire(owner: number): Promise<boolean>;
  release(owner: number): void;
}

/** Creates a semaphore with `count` permits and a maximum wait in ms. */
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

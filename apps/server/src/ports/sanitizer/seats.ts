interface Waiting {
  owner: number;
  enter: () => void;
}

/** Seats for files: one for a person at a time, so that nobody takes them all. */
export interface Seats {
  /** Returns how many wait. */
  waiting(): number;
  /** Waits for a seat; false when that took too long. */
  take(owner: number): Promise<boolean>;
  leave(owner: number): void;
}

/** Opens a number of seats; the longest wait is in milliseconds. */
export function openSeats(count: number, waitMs: number): Seats {
  const seated = new Set<number>();
  const waiting: Waiting[] = [];
  const seatNext = () => {
    const next = waiting.findIndex(({ owner }) => !seated.has(owner));
    if (next !== -1 && seated.size < count) waiting.splice(next, 1)[0]?.enter();
  };
  return {
    waiting: () => waiting.length,
    take: (owner) =>
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
    leave: (owner) => {
      seated.delete(owner);
      seatNext();
    },
  };
}

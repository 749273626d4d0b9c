const held = new Set<() => void>();

/** Returns a promise that resolves when the story ends. */
export const holdCall = (): Promise<void> =>
  new Promise((resolve) => {
    held.add(resolve);
  });

/** Returns how many calls of the story are held. */
export const countHeldCalls = (): number => held.size;

/** Releases all held calls, so that no story waits for the one before. */
export function releaseHeldCalls(): void {
  for (const release of held) release();
  held.clear();
}

/** Runs work periodically, also after failures, which are passed to `failed`. Returns a function that stops it. */
export function repeatEvery(
  everyMs: number,
  work: () => Promise<unknown>,
  failed: (error: Error) => void,
) {
  const timer = setInterval(() => void work().catch(failed), everyMs);
  return () => clearInterval(timer);
}

/** Returns work that is not begun again while it runs. */
export function createSerialRun(work: () => Promise<unknown>) {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await work().finally(() => {
      isRunning = false;
    });
  };
}

/**
 * The number of parallel browsers; each has its own portal and sessions. A test waits half of its time, so two cores
 * are enough for three.
 */
export const workers = 3;

/** Returns the port of a worker's portal; `BROWSER_TESTS_PORT` is the first. */
export const getPort = (worker: number): number =>
  Number(process.env['BROWSER_TESTS_PORT'] ?? 8097) + worker;

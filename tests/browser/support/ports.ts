/**
 * How many browsers run at a time; each has a portal of its own, so that nobody meets another one's session.
 * A test waits for half of its time, so two cores have enough to do for three.
 */
export const workers = 3;

/** Gives the loopback port of a worker's portal; `BROWSER_TESTS_PORT` names the first. */
export const portOf = (worker: number): number =>
  Number(process.env['BROWSER_TESTS_PORT'] ?? 8097) + worker;

/** How many browsers run at a time; each has a portal of its own, so that nobody meets another one's session. */
export const workers = 2;

/** Gives the loopback port of a worker's portal; `BROWSER_TESTS_PORT` names the first. */
export const portOf = (worker: number): number =>
  Number(process.env['BROWSER_TESTS_PORT'] ?? 8097) + worker;

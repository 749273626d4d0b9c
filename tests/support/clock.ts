/** The start time of every test of the service: a Monday noon in Odisha. */
export const testStart = new Date('2026-03-16T06:30:00Z');

/** A clock that changes only when a test advances it. */
export interface MovableClock {
  now(): Date;
  /** Advances the clock by minutes, also by fractions. */
  pass(minutes: number): void;
}

/** Returns a clock set to `testStart`. */
export function movableClock(): MovableClock {
  let now = testStart.getTime();
  return {
    now: () => new Date(now),
    pass: (minutes) => {
      now += minutes * 60_000;
    },
  };
}

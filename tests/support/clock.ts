/** The moment at which every test of the service begins: a Monday noon in Odisha. */
export const testStart = new Date('2026-03-16T06:30:00Z');

/** A clock that stands still until a test moves it. */
export interface MovableClock {
  now(): Date;
  /** Moves on by minutes; a fraction is seconds. */
  pass(minutes: number): void;
}

/** Makes a clock that stands at the start of the tests. */
export function movableClock(): MovableClock {
  let now = testStart.getTime();
  return {
    now: () => new Date(now),
    pass: (minutes) => {
      now += minutes * 60_000;
    },
  };
}

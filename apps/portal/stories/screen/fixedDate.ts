/** The moment at which every screen is shown. */
export const storyTime = Date.parse('2026-11-26T10:00:00+05:30');

const RealDate = Date;

let now = storyTime;

class StoryDate extends RealDate {
  constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
    if (parts.length === 0) super(now);
    else super(...(parts as [number]));
  }

  static override now = () => now;
}

/** Stops the clock for one story; returns the function that lets it run again. */
export function stopClock(): () => void {
  now = storyTime;
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

/** Lets minutes pass at once in the running story. */
export function passMinutes(minutes: number): void {
  now += minutes * 60_000;
}

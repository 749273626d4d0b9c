/** The opening and closing time of a tender, in ms since 1970. */
export interface TenderWindow {
  start: number;
  close: number;
}

/** The tab that lists a tender; undefined before the tender opens. */
export type TenderTab = 'current' | 'archive' | undefined;

/** Returns the tab on the first load: current from start to close inclusive, then archived (spec 4). */
export function getTabOnLoad({ start, close }: TenderWindow, now: number): TenderTab {
  if (close < now) return 'archive';
  return start <= now ? 'current' : undefined;
}

/** Returns the tab after a search: current before the closing time, then archived (spec 4). */
export function getTabOnSearch({ close }: TenderWindow, now: number): TenderTab {
  return close > now ? 'current' : 'archive';
}

/** Returns the days until a tender closes, rounded up; 0 when it is closed. */
export function countDaysLeft({ close }: TenderWindow, now: number): number {
  return Math.max(0, Math.ceil((close - now) / 86_400_000));
}

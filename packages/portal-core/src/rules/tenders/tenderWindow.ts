import type { TenderState } from '../../schemas/tenders/tenders.ts';

/** The opening and closing time of a tender, in ms since 1970. */
export interface TenderWindow {
  start: number;
  close: number;
}

/** Returns the state of a tender at `now` (ms); lists, pages, feeds and the registration of bidders follow it. */
export function getTenderState({ start, close }: TenderWindow, now: number): TenderState {
  if (close < now) return 'closed';
  return start <= now ? 'open' : 'upcoming';
}

/** The tab that lists a tender; undefined before the tender opens. */
export type TenderTab = 'current' | 'archive' | undefined;

const tabOfState = { upcoming: undefined, open: 'current', closed: 'archive' } as const;

/** Returns the tab on the first load: current from start to close inclusive, then archived (spec 4). */
export function getTabOnLoad(window: TenderWindow, now: number): TenderTab {
  return tabOfState[getTenderState(window, now)];
}

/** Returns the tab after a search: current before the closing time, then archived (spec 4). */
export function getTabOnSearch({ close }: TenderWindow, now: number): TenderTab {
  return close > now ? 'current' : 'archive';
}

/** Returns the days until a tender closes, rounded up; 0 when it is closed. */
export function countDaysLeft({ close }: TenderWindow, now: number): number {
  return Math.max(0, Math.ceil((close - now) / 86_400_000));
}

/** Returns the window of a tender from the two times of an answer or a row. */
export function toTenderWindow({
  startDate,
  closeDate,
}: {
  startDate: string | Date;
  closeDate: string | Date;
}): TenderWindow {
  return { start: new Date(startDate).getTime(), close: new Date(closeDate).getTime() };
}

/** The opening and closing moment of a tender, in ms since 1970. */
export interface TenderWindow {
  start: number;
  close: number;
}

/** Which tab a tender stands in; none for a tender that is still to open. */
export type TenderTab = 'current' | 'archive' | undefined;

/** On the first load: current from start to close, both included; archived after (spec 4). */
export function tabOnLoad({ start, close }: TenderWindow, now: number): TenderTab {
  if (close < now) return 'archive';
  return start <= now ? 'current' : undefined;
}

/** After a search: current while the close is later than now, else archived (spec 4). */
export function tabOnSearch({ close }: TenderWindow, now: number): TenderTab {
  return close > now ? 'current' : 'archive';
}

/** Gives the whole days until a tender closes, never less than 0. */
export function daysLeft({ close }: TenderWindow, now: number): number {
  return Math.max(0, Math.ceil((close - now) / 86_400_000));
}

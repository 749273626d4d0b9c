import { readText, writeText } from './browserStorage.ts';

const key = 'scrollPositions';

function stored(): Record<string, number> {
  try {
    return JSON.parse(readText('session', key) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

const positions = new Map(Object.entries(stored()));

/** Gives how far down, in px, an entry of the browser's history was left; undefined for a new one. */
export const keptScroll = (entry: string): number | undefined => positions.get(entry);

/** Keeps how far down an entry of the history is. */
export function keepScroll(entry: string, px: number): void {
  positions.set(entry, px);
}

/** Stores what is kept for this tab, so that a page that is loaded again finds it. */
export function storeScroll(): void {
  writeText('session', key, JSON.stringify(Object.fromEntries(positions)));
}

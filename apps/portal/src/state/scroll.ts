import { readText, writeText } from './browserStorage.ts';

const storageKey = 'scrollPositions';

function stored(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(readText('session', storageKey) ?? '{}');
    const entries = Object.entries(found ?? {}).filter(([, top]) => typeof top === 'number');
    return Object.fromEntries(entries) as Record<string, number>;
  } catch {
    return {};
  }
}

let positions: Record<string, number> | undefined;

const known = () => (positions ??= stored());

/** Notes how far a place is scrolled, in px. */
export function keepScroll(key: string): void {
  known()[key] = globalThis.scrollY;
}

/** Keeps what was noted for when this tab is loaded again. */
export const storeScroll = (): void => writeText('session', storageKey, JSON.stringify(known()));

/** Gives how far a place was scrolled when it was left, in px; undefined for a new one. */
export const scrollOf = (key: string): number | undefined => known()[key];

/** The two stores a browser offers: for this tab, and for this browser. */
export type StorageArea = 'session' | 'local';

// A browser may refuse storage (private mode, policy). The portal then simply forgets.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const areaOf = (area: StorageArea) =>
  area === 'session' ? globalThis.sessionStorage : globalThis.localStorage;

/** Reads a stored text; returns undefined when it is absent or storage is refused. */
export function readText(area: StorageArea, key: string): string | undefined {
  return attempt(() => areaOf(area).getItem(key)) ?? undefined;
}

/** Stores a text; does nothing when storage is refused or full. */
export function writeText(area: StorageArea, key: string, text: string): void {
  attempt(() => areaOf(area).setItem(key, text));
}

/** Removes a stored text. */
export function removeText(area: StorageArea, key: string): void {
  attempt(() => areaOf(area).removeItem(key));
}

/** Removes everything this tab has stored; logging out clears session storage (spec 4). */
export function clearSessionStorage(): void {
  attempt(() => areaOf('session').clear());
}

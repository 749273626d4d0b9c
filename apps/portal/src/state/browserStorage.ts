/** Session storage (this tab) or local storage (this browser). */
export type StorageArea = 'session' | 'local';

// A browser may refuse storage (private mode, policy); then nothing is stored.
function tryStorage<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const storageOf = (area: StorageArea) =>
  area === 'session' ? globalThis.sessionStorage : globalThis.localStorage;

/** Reads a stored text; returns undefined when it is absent or storage is refused. */
export function readText(area: StorageArea, key: string): string | undefined {
  return tryStorage(() => storageOf(area).getItem(key)) ?? undefined;
}

/** Stores a text; does nothing when storage is refused or full. */
export function writeText(area: StorageArea, key: string, text: string): void {
  tryStorage(() => storageOf(area).setItem(key, text));
}

/** Removes a stored text. */
export function removeText(area: StorageArea, key: string): void {
  tryStorage(() => storageOf(area).removeItem(key));
}

/** Removes everything this tab has stored; logging out clears session storage (spec 4). */
export function clearSessionStorage(): void {
  tryStorage(() => storageOf('session').clear());
}

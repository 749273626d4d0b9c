let isLocked = false;

/** Locks the browser's Back inside the portal, or unlocks it. */
export function lockBack(isWanted: boolean): void {
  isLocked = isWanted;
}

/** Says whether the browser's Back is locked. */
export const backIsLocked = (): boolean => isLocked;

import type { PastStep } from './standing.repository.ts';

/** The first of two keys, and the taking back of a step: they are told but are no stays of their own. */
export const keyAction = 'firstKey';
export const undoAction = 'undo';

/** One stay of an application in a state. */
export interface PastStay {
  state: string;
  since: Date;
  action: string;
  byUserId: number | null;
}

/** Gives the stays of an application, oldest first; what was taken back is left out. */
export function staysOf(steps: readonly PastStep[]): PastStay[] {
  const stays: PastStay[] = [];
  for (const { action, state, at, byUserId } of steps) {
    if (action === undoAction) stays.pop();
    else if (action !== keyAction) stays.push({ state, since: at, action, byUserId });
  }
  return stays;
}

/** Gives the actions that a person took on an application, without those taken back. */
export function actionsBy(steps: readonly PastStep[], userId: number): string[] {
  return staysOf(steps)
    .filter((stay) => stay.byUserId === userId)
    .map(({ action }) => action);
}

import type { ApplicationType, StatusCode } from '../schemas/track.ts';

/** The only status that can still be decided or cancelled. */
export const openStatus: StatusCode = 'P';

/** Tells whether an application in this status still waits for a decision. */
export function isDecidable(status: StatusCode): boolean {
  return status === openStatus;
}

/** Tells whether a decision needs a remark: rejecting and closing do. */
export function needsRemark(status: StatusCode): boolean {
  return status === 'R' || status === 'G CLOSE';
}

type Decided = Exclude<StatusCode, 'P'>;

const directStates: Readonly<Record<ApplicationType, Partial<Record<Decided, string>>>> = {
  1: { A: 'TRANSFERRED', R: 'REJECTED' },
  2: { A: 'APPROVED', R: 'REJECTED', 'G CLOSE': 'CLOSED' },
  3: { A: 'EVICTION_ORDERED', R: 'DISMISSED' },
  6: { A: 'DEED', R: 'NOT_SELECTED', 'G CLOSE': 'CLOSED' },
};

/**
 * Gives the stage in which a decision without stages ends; undefined where a type knows no such
 * status: only types 2 and 6 close without a decision (spec 4).
 */
export function directState(type: ApplicationType, status: Decided): string | undefined {
  return directStates[type][status];
}

import type { StatusCode } from '../schemas/track.ts';

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

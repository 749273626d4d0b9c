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

/** Why an application was rejected or closed: the codes that a decision may carry. */
export const decisionReasons = [
  'notDeityLand',
  'incompleteAfterQuery',
  'notEligible',
  'neededByTemple',
  'underLitigation',
  'inAuction',
  'falseStatement',
  'duplicate',
  'otherPolicy',
  'other',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

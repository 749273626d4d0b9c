import * as v from 'valibot';
import { filled, Id, Moment, page, paging } from '../common.ts';

/** What changes in an account; each kind has an entry in the service's list of kinds. */
export const PendingChangeKind = v.picklist([
  'newAccount',
  'account',
  'access',
  'ownMobile',
  'factors',
]);
export type PendingChangeKind = v.InferOutput<typeof PendingChangeKind>;

/** How far a change has come. */
export const PendingChangeState = v.picklist([
  'waiting',
  'approved',
  'refused',
  'withdrawn',
  'expired',
]);
export type PendingChangeState = v.InferOutput<typeof PendingChangeState>;

/** A change of an account that a second administrator approves, and what its reader may do with it. */
export const PendingChange = v.object({
  id: Id,
  kind: PendingChangeKind,
  state: PendingChangeState,
  /** The account concerned; null for one that is not made yet. */
  userId: v.nullable(Id),
  loginId: v.string(),
  fullName: v.string(),
  /** Each field with its value before and after, in words where the record has some. */
  fields: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
  reason: v.string(),
  askedBy: v.string(),
  askedOn: Moment,
  expiresOn: Moment,
  decidedBy: v.nullable(v.string()),
  decidedOn: v.nullable(Moment),
  remark: v.string(),
  mayDecide: v.boolean(),
  mayWithdraw: v.boolean(),
});
export type PendingChange = v.InferOutput<typeof PendingChange>;

/** Waiting changes, or those that are over; of one account when it is named. */
export const PendingChangeListRequest = v.object({
  isWaiting: v.boolean(),
  userId: v.optional(Id),
  ...paging,
});
export const PendingChangeListAnswer = page(PendingChange);

export const PendingChangeRequest = v.object({ id: Id });
export const PendingChangeRefusal = v.object({ id: Id, reason: filled(500) });

/** The answer to a change that waits for a second administrator. */
export const Waiting = v.object({ status: v.literal(202), isWaiting: v.literal(true) });

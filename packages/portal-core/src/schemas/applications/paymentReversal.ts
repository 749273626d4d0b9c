import * as v from 'valibot';
import { answer, filled, Id, keyed, Moment } from '../common.ts';
import { CaseRequest } from './casePage.ts';
import { Officer } from './inbox.ts';

/** The greatest length of the reason why a payment is taken back. */
export const reversalReasonMax = 500;

/** A proposal to take a payment back, and what became of it. */
export const PaymentReversal = v.object({
  reversalId: Id,
  challanNo: v.string(),
  paidOn: v.string(),
  reason: v.string(),
  proposedBy: Officer,
  proposedOn: Moment,
  state: v.picklist(['open', 'reversed', 'refused']),
  /** The second officer, or the first one who took the proposal back. */
  endedBy: v.nullable(Officer),
  endedOn: v.nullable(Moment),
});
export type PaymentReversal = v.InferOutput<typeof PaymentReversal>;

/** The payments of an application that were or may be taken back, and what the caller may do. */
export const PaymentReversals = v.object({
  /** Newest first. */
  reversals: v.array(PaymentReversal),
  mayPropose: v.boolean(),
  /** Whether the caller is a second officer who may confirm the open proposal. */
  mayConfirm: v.boolean(),
  /** Whether the caller may refuse the open proposal, or take the own one back. */
  mayRefuse: v.boolean(),
  /** Whether the order rests on the payment already, which must be cancelled first. */
  isOrderIssued: v.boolean(),
});
export type PaymentReversals = v.InferOutput<typeof PaymentReversals>;
export const PaymentReversalsAnswer = answer(PaymentReversals);

export const PaymentProposeRequest = v.object({
  ...CaseRequest.entries,
  reason: filled(reversalReasonMax),
  ...keyed,
});

export const PaymentDecideRequest = v.object({
  ...CaseRequest.entries,
  reversalId: Id,
  isConfirmed: v.boolean(),
});

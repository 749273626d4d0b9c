import * as v from 'valibot';
import { answer, filled, Id, Moment, paging, text, Ymd } from '../common.ts';
import { KindsOfFiles, TempId } from './documents.ts';
import { LandEstimateRequest } from './landEstimate.ts';

/** How a payment was made, as far as the gateway says. */
export const paymentMethods = ['upi', 'card', 'netbanking', 'wallet', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Why a received payment is to be refunded: after its last day, besides another payment, for an application that needs
 * none, for another amount than the present one, or the fee of an application that was not submitted.
 */
export const refundReasons = [
  'late',
  'paidOtherwise',
  'closed',
  'amountChanged',
  'notSubmitted',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** How a payment was refunded. */
export const Refund = v.object({
  refundedOn: v.string(),
  /** The reference of the bank or treasury. */
  reference: v.string(),
});

/** A payment that the gateway has confirmed; rupees. */
export const Payment = v.object({
  /** The gateway's reference. */
  reference: v.string(),
  method: v.picklist(paymentMethods),
  amount: v.number(),
  paidOn: Moment,
  /** Null for an accepted payment. */
  refundReason: v.nullable(v.picklist(refundReasons)),
  /** Absent until an officer has recorded the refund. */
  refund: v.optional(Refund),
});
export type Payment = v.InferOutput<typeof Payment>;

/** What a payment is for: the amount due for land, or the fee of an application. */
export const paymentPurposes = ['demand', 'applicationFee'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** An amount that somebody pays online, with the payments for it, oldest first; rupees. */
export const PaymentOrder = v.object({
  /** The portal's own reference. */
  orderNo: v.string(),
  purpose: v.picklist(paymentPurposes),
  amount: v.number(),
  /** `open` while the gateway may still receive a payment; `refunded` for a fee of no application. */
  state: v.picklist(['created', 'open', 'paid', 'failed', 'cancelled', 'expired', 'refunded']),
  createdOn: Moment,
  payments: v.array(Payment),
});
export type PaymentOrder = v.InferOutput<typeof PaymentOrder>;

/** A path of the portal to which the payer returns. */
const ReturnPath = v.pipe(text(200), v.regex(/^\/(citizen|officer|website)\/[\w/-]*$/));

export const DemandPayRequest = v.object({ applicationId: Id, returnPath: ReturnPath });

/** The land whose application fee is paid. */
export const FeePayRequest = v.object({
  ...LandEstimateRequest.entries,
  returnPath: ReturnPath,
});

/** The reference of the order and the address of the gateway's page; empty for an order that has been paid. */
export const PayAnswer = answer(v.object({ orderNo: v.string(), payUrl: v.string() }));

/** The portal's reference of an order. */
export const OrderNo = v.pipe(text(64), v.regex(/^[\w-]{8,64}$/));

export const PaymentCheckRequest = v.object({ orderNo: OrderNo });
export const PaymentCheckAnswer = answer(PaymentOrder);

/** Payments that are to be refunded, or those that were. */
export const RefundListRequest = v.object({ isMade: v.boolean(), ...paging });

/** A payment that is to be refunded or was. */
export const RefundRow = v.object({
  paymentId: Id,
  ...Payment.entries,
  /** `notSubmitted` for a fee that no application has used yet. */
  refundReason: v.picklist(refundReasons),
  purpose: v.picklist(paymentPurposes),
  /** Empty for the fee of an application that was not submitted. */
  applicationNo: v.string(),
  payerName: v.string(),
  /** Who recorded the refund; empty before. */
  recordedBy: v.string(),
});
export type RefundRow = v.InferOutput<typeof RefundRow>;

/** The payments of the officer's area, those to refund oldest first, the refunded newest first. */
export const RefundListAnswer = answer(
  v.object({ rows: v.array(RefundRow), total: v.number(), mayRecord: v.boolean() }),
);

/** The greatest length of the reference of a refund. */
export const refundReferenceMax = 60;

export const RefundRecordRequest = v.object({
  paymentId: Id,
  refundedOn: v.pipe(Ymd, v.minLength(1)),
  reference: filled(refundReferenceMax),
  /** The papers of a refund; kept with its application. */
  documents: v.optional(v.pipe(v.array(TempId), v.maxLength(1)), []),
  documentKinds: KindsOfFiles,
});

import * as v from 'valibot';
import { answer, Id, Moment, text } from '../common.ts';
import { LandEstimateRequest } from './landEstimate.ts';

/** How a payment was made, as far as the gateway says. */
export const paymentMethods = ['upi', 'card', 'netbanking', 'wallet', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Why a received payment is to be refunded: after its last day, besides another payment, for an application that needs
 * none, or for another amount than the present one.
 */
export const refundReasons = ['late', 'paidOtherwise', 'closed', 'amountChanged'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** A payment that the gateway has confirmed; rupees. */
export const Payment = v.object({
  /** The gateway's reference. */
  reference: v.string(),
  method: v.picklist(paymentMethods),
  amount: v.number(),
  paidOn: Moment,
  /** Null for an accepted payment. */
  refundReason: v.nullable(v.picklist(refundReasons)),
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
  /** `open` while the gateway may still receive a payment. */
  state: v.picklist(['created', 'open', 'paid', 'failed', 'cancelled', 'expired']),
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

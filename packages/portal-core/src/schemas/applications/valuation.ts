import * as v from 'valibot';

/** The rate by which land is valued, and the order that fixed it; acres and rupees. */
export const ValuationRule = v.object({
  orderNo: v.string(),
  ratePerAcre: v.number(),
  concessionPercent: v.number(),
  concessionUpTo: v.number(),
  fee: v.number(),
  /** What an applicant pays before applying; absent in the sheets of earlier releases, as are the next three. */
  applicationFee: v.optional(v.number()),
  /** The kisam that the rate is for; empty for every kisam. */
  kisam: v.optional(v.string()),
  /** Whether the rate is for the mouza of the land, not for every mouza. */
  isForMouza: v.optional(v.boolean()),
  effectiveFrom: v.optional(v.string()),
});
export type ValuationRule = v.InferOutput<typeof ValuationRule>;

/** The valuation sheet of a land application with the amount due; acres and rupees. */
export const Valuation = v.object({
  /** True before the valuation: the sheet as the rates propose it. */
  isProposed: v.boolean(),
  areaGranted: v.number(),
  /** The price of an acre, or the yearly rent of an acre of a lease. */
  ratePerAcre: v.number(),
  /** The price, or the rent of one year. */
  value: v.number(),
  concession: v.number(),
  fee: v.number(),
  amountDue: v.number(),
  /** The years of a lease; null for a purchase. */
  termYears: v.nullable(v.number()),
  /** Null where no rate of the list applies. */
  rule: v.nullable(ValuationRule),
  challanNo: v.string(),
  /** yyyy-MM-dd; null until the amount is paid. */
  paidOn: v.nullable(v.string()),
});
export type Valuation = v.InferOutput<typeof Valuation>;

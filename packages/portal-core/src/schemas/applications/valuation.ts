import * as v from 'valibot';
import { filled, text } from '../common.ts';
import { Amount, PositiveAmount } from '../../validators/values/amount.ts';
import { positiveNumber } from '../../validators/values/characters.ts';

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

/** One line of a valuation sheet: a plot or a part of it; acres and rupees. */
export const ValuationLine = v.object({
  /** Empty while the plot is unknown. */
  plotNo: v.string(),
  /** The kisam of the land record; empty while the plot is unknown. */
  kisam: v.string(),
  area: v.number(),
  ratePerAcre: v.number(),
  /** The rate of the list; null where none is in force for the kisam. */
  rule: v.nullable(ValuationRule),
  /** The order and the reason of a rate that the officer entered because the list has none. */
  ownRate: v.nullable(v.object({ orderNo: v.string(), reason: v.string() })),
  value: v.number(),
  concession: v.number(),
  /** Value less concession, as it is calculated. */
  amount: v.number(),
  /** The amount that the officer set instead of the calculated one, and why. */
  override: v.nullable(v.object({ amount: v.number(), reason: v.string() })),
});
export type ValuationLine = v.InferOutput<typeof ValuationLine>;

/** A plot that a sheet may value, as the land record has it, with the rate in force for it. */
export const SheetPlot = v.object({
  plotNo: v.string(),
  kisam: v.string(),
  /** The recorded acres; for land without a plot the ones applied for. */
  area: v.number(),
  rule: v.nullable(ValuationRule),
});
export type SheetPlot = v.InferOutput<typeof SheetPlot>;

/** The valuation sheet of a land application with the amount due; acres and rupees. */
export const Valuation = v.object({
  /** True before the valuation: the sheet as the rates propose it. */
  isProposed: v.boolean(),
  areaGranted: v.number(),
  /** The price of an acre, or the yearly rent of an acre of a lease; the average of the lines where they differ. */
  ratePerAcre: v.number(),
  /** The price, or the rent of one year. */
  value: v.number(),
  concession: v.number(),
  fee: v.number(),
  amountDue: v.number(),
  /** The years of a lease; null for a purchase. */
  termYears: v.nullable(v.number()),
  /** Null where no rate of the list applies, or several do. */
  rule: v.nullable(ValuationRule),
  /** Empty in the sheets of earlier releases. */
  lines: v.optional(v.array(ValuationLine)),
  /** The plots that the officer may value; only while the sheet is a proposal. */
  plots: v.optional(v.array(SheetPlot)),
  challanNo: v.string(),
  /** yyyy-MM-dd; null until the amount is paid. */
  paidOn: v.nullable(v.string()),
});
export type Valuation = v.InferOutput<typeof Valuation>;

const positiveAcres = v.pipe(
  v.string(),
  v.trim(),
  positiveNumber({ whole: 5, decimals: 4 })('apply.area.number'),
);

/** A line as an officer enters it: the service finds kisam and rate, and computes the amount. */
export const ValuationLineEntry = v.object({
  plotNo: text(30),
  area: positiveAcres,
  /** Only where the list has no rate in force. */
  ownRate: v.optional(
    v.object({ ratePerAcre: PositiveAmount, orderNo: filled(60), reason: filled(500) }),
  ),
  override: v.optional(v.object({ amount: Amount, reason: filled(500) })),
});
export type ValuationLineEntry = v.InferOutput<typeof ValuationLineEntry>;

/** The most lines of a sheet. */
export const mostSheetLines = 50;

/** A valuation sheet as an officer enters it. */
export const ValuationEntry = v.object({
  lines: v.pipe(v.array(ValuationLineEntry), v.minLength(1), v.maxLength(mostSheetLines)),
});
export type ValuationEntry = v.InferOutput<typeof ValuationEntry>;

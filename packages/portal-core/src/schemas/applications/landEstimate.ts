import * as v from 'valibot';
import { answer, Id, text } from '../common.ts';
import { applicationKinds } from '../forms/landApplication.ts';
import { OtherPlots } from './landPlots.ts';
import { ValuationLine, ValuationRule } from './valuation.ts';

/** The land of an application for which fee and amount due are estimated; a whole khatiyan has no plot. */
export const LandEstimateRequest = v.object({
  applicationKind: v.picklist(applicationKinds),
  villageCode: Id,
  khataNo: v.optional(text(60)),
  plotCode: v.optional(text(60)),
  area: v.pipe(v.number(), v.gtValue(0), v.maxValue(10_000)),
  otherPlots: v.optional(OtherPlots),
});

/** The application fee, and what the land would cost by the rates in force; acres and rupees. */
export const LandEstimate = v.object({
  /** Due before the application is submitted. */
  applicationFee: v.number(),
  areaGranted: v.number(),
  /** The average of the lines where their rates differ. */
  ratePerAcre: v.number(),
  /** The price, or the rent of one year. */
  value: v.number(),
  concession: v.number(),
  fee: v.number(),
  amountDue: v.number(),
  /** Null where the lines have several rates. */
  rule: v.nullable(ValuationRule),
  /** A line for each plot, as in a valuation sheet; absent in the estimates of earlier releases. */
  lines: v.optional(v.array(ValuationLine)),
});
export type LandEstimate = v.InferOutput<typeof LandEstimate>;

/** Null for a kind of application without a rate. */
export const LandEstimateAnswer = answer(v.nullable(LandEstimate));

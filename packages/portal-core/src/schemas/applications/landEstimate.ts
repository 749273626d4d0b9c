import * as v from 'valibot';
import { answer, Id, text } from '../common.ts';
import { applicationKinds } from '../forms/landApplication.ts';
import { OtherPlots } from './landPlots.ts';
import { ValuationRule } from './valuation.ts';

/** The land of an application for which fee and amount due are estimated; a whole khatiyan has no plot. */
export const LandEstimateRequest = v.object({
  applicationKind: v.picklist(applicationKinds),
  villageCode: Id,
  plotCode: v.optional(text(60)),
  area: v.pipe(v.number(), v.gtValue(0), v.maxValue(10_000)),
  otherPlots: v.optional(OtherPlots),
});

/** The application fee, and what the land would cost by the rate in force; acres and rupees. */
export const LandEstimate = v.object({
  /** Due before the application is submitted. */
  applicationFee: v.number(),
  areaGranted: v.number(),
  ratePerAcre: v.number(),
  /** The price, or the rent of one year. */
  value: v.number(),
  concession: v.number(),
  fee: v.number(),
  amountDue: v.number(),
  rule: ValuationRule,
});
export type LandEstimate = v.InferOutput<typeof LandEstimate>;

/** Null for a kind of application without a rate. */
export const LandEstimateAnswer = answer(v.nullable(LandEstimate));

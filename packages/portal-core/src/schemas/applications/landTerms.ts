import * as v from 'valibot';
import { answer } from '../common.ts';

/** What an applicant learns before the form: the days of each stage, and the application fee. */
export const LandTerms = v.object({
  /** The stages with a limit, in the order of the workflow that a new application follows. */
  stages: v.array(
    v.object({
      state: v.string(),
      /** Calendar days; a stage that would end on a holiday ends on the next working day. */
      days: v.number(),
      /** The applicant acts in it. */
      isPaused: v.boolean(),
      /** The office may leave it out. */
      isOptional: v.boolean(),
    }),
  ),
  /** The lowest and the highest application fee in force by the form of holding; none without a rate. */
  fees: v.array(
    v.object({
      holding: v.picklist(['lease', 'purchase']),
      lowest: v.number(),
      highest: v.number(),
    }),
  ),
});
export type LandTerms = v.InferOutput<typeof LandTerms>;
export const LandTermsAnswer = answer(LandTerms);

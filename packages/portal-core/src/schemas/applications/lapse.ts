import * as v from 'valibot';
import { Moment } from '../common.ts';

/** Why an application lapsed: what the applicant had to do, until when, and until when it can be reopened. */
export const Lapse = v.object({
  from: v.picklist(['QUERY', 'DEMAND']),
  dueOn: Moment,
  lapsedOn: Moment,
  reopenUntil: v.nullable(Moment),
});
export type Lapse = v.InferOutput<typeof Lapse>;

import * as v from 'valibot';
import { Moment } from '../common.ts';

/**
 * The demand of an application that has ended: until when it could be paid, since when nothing is due, and until when
 * the office can reopen the application.
 */
export const EndedDemand = v.object({
  dueOn: Moment,
  endedOn: Moment,
  reopenUntil: v.nullable(Moment),
});
export type EndedDemand = v.InferOutput<typeof EndedDemand>;

import * as v from 'valibot';
import { answer, filled, Id, Moment, page, paging, text } from './common.ts';

export const RaiseQueryRequest = v.object({
  name: text(100),
  mobileNo: text(15),
  emailId: text(120),
  subject: text(200),
  query: text(2500),
});
export const RaiseQueryAnswer = answer(v.object({ queryNo: v.string() }));

/** A question to the administration; `answer` is null while it is open. */
export const Query = v.object({
  queryId: Id,
  queryNo: v.string(),
  name: v.string(),
  mobileNo: v.string(),
  emailId: v.string(),
  subject: v.string(),
  query: v.string(),
  askedOn: Moment,
  answer: v.nullable(v.string()),
});
export type Query = v.InferOutput<typeof Query>;

export const QueryListRequest = v.object({ isOpen: v.optional(v.boolean()), ...paging });
export const QueryListAnswer = page(Query);
export const QueryAnswerRequest = v.object({ queryId: Id, answer: filled(2000) });

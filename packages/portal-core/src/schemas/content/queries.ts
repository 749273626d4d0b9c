import * as v from 'valibot';
import { answer, filled, Id, keyed, Moment, page, paging, text } from '../common.ts';

export const RaiseQueryRequest = v.object({
  name: text(100),
  mobileNo: text(15),
  emailId: text(120),
  subject: text(200),
  query: text(2500),
  ...keyed,
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

/** A question of the caller to the administration; `answer` and `answeredOn` are null while it is open. */
export const OwnQuery = v.object({
  queryNo: v.string(),
  subject: v.string(),
  query: v.string(),
  askedOn: Moment,
  answer: v.nullable(v.string()),
  answeredOn: v.nullable(Moment),
});
export type OwnQuery = v.InferOutput<typeof OwnQuery>;
export const OwnQueriesRequest = v.object(paging);
export const OwnQueriesAnswer = page(OwnQuery);

/** A question about a tender as shown to administrators, without its author. */
export const AdminTenderQuestion = v.object({
  questionId: Id,
  tenderAdvertisementId: Id,
  letterNo: v.string(),
  title: v.string(),
  question: v.string(),
  askedOn: Moment,
  answer: v.nullable(v.string()),
});
export type AdminTenderQuestion = v.InferOutput<typeof AdminTenderQuestion>;
export const TenderQuestionListAnswer = page(AdminTenderQuestion);
export const TenderQuestionAnswerRequest = v.object({
  questionId: Id,
  answer: filled(2000),
  ...keyed,
});

export const QueryListRequest = v.object({ isOpen: v.optional(v.boolean()), ...paging });
export const QueryListAnswer = page(Query);
export const QueryAnswerRequest = v.object({ queryId: Id, answer: filled(2000), ...keyed });

import * as v from 'valibot';
import { PublicDocument } from './publicDocument.ts';
import { answer, filled, Refusal, Id, Moment, text, Ymd } from '../common.ts';

export const UserRequest = v.object({ userId: Id });

export const BellCountAnswer = v.union([
  v.object({ status: v.literal(200), count: v.pipe(v.number(), v.integer()) }),
  Refusal,
]);

export const BellItem = v.object({
  notificationId: Id,
  notification: v.string(),
  createdOn: Moment,
});
export type BellItem = v.InferOutput<typeof BellItem>;

/** 210 means that nothing is unread; the list is still valid. */
export const BellListAnswer = v.union([
  v.object({ status: v.picklist([200, 210]), result: v.array(BellItem) }),
  Refusal,
]);

export const BellReadRequest = v.object({ notificationId: Id });

export const NoticeSearchRequest = v.object({
  description: text(200),
  startDate: Ymd,
  endDate: Ymd,
});
/** A notice; the slug is the end of its address and never changes. */
export const Notice = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  createdOn: Moment,
  uploadDoc: v.nullable(v.string()),
  document: v.optional(PublicDocument),
});
export type Notice = v.InferOutput<typeof Notice>;
export const NoticeSearchAnswer = answer(v.array(Notice));

export const NoticeRequest = v.object({ slug: filled(80) });
export const NoticeAnswer = answer(Notice);

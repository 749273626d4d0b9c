import * as v from 'valibot';
import { answer, Id, Moment, text, Ymd } from './common.ts';

export const TenderSearchRequest = v.object({ title: text(200), startDate: Ymd });
export const Tender = v.object({
  tenderAdvertisementId: Id,
  letterNo: v.string(),
  title: v.string(),
  startDate: Moment,
  closeDate: Moment,
  uploadDoc: v.nullable(v.string()),
});
export type Tender = v.InferOutput<typeof Tender>;
export const TenderSearchAnswer = answer(v.array(Tender));

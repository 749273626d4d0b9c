import * as v from 'valibot';
import { answer, Moment, page, paging } from '../common.ts';

/** Somebody read a record about the caller: who, in which office, which record, what for, how often. */
export const Access = v.object({
  by: v.string(),
  role: v.string(),
  record: v.string(),
  purpose: v.string(),
  firstOn: Moment,
  lastOn: Moment,
  times: v.number(),
});
export type Access = v.InferOutput<typeof Access>;
export const AccessLedgerRequest = v.object(paging);
export const AccessLedgerAnswer = page(Access);

/** A consent of the caller: purpose, version of the notice, when it was given and withdrawn. */
export const Consent = v.object({
  purpose: v.string(),
  noticeVersion: v.string(),
  givenOn: Moment,
  withdrawnOn: v.nullable(Moment),
});
export type Consent = v.InferOutput<typeof Consent>;
/** What consent is for; a registration gives `service`. */
export const ConsentRequest = v.object({ purpose: v.picklist(['service']) });
export const ConsentListAnswer = answer(v.array(Consent));

import * as v from 'valibot';
import { answer, Moment, page, paging } from '../common.ts';

/** An access to a record about the caller: person, role, record, purpose, first and last time, count. */
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
/** The purpose of a consent; registration gives consent for `service`. */
export const ConsentRequest = v.object({ purpose: v.picklist(['service']) });
export const ConsentListAnswer = answer(v.array(Consent));

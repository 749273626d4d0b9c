import * as v from 'valibot';
import { answer, captchaAnswer, filled, Id, Moment, text } from '../common.ts';
import { Step } from './applications.ts';
import { StatusCode } from './track.ts';

export const GuestCodeRequest = v.object({ mobileno: text(15), ...captchaAnswer });

/** A guest who confirmed a mobile number: the token of the calls of guests, and until when it is valid. */
export const Guest = v.object({ token: v.string(), endsOn: Moment });
export type Guest = v.InferOutput<typeof Guest>;
export const GuestAnswer = answer(Guest);

export const GuestReportRequest = v.object({ applicationNo: filled(50) });

/** A report as the person who made or followed it reads it: its stages and its outcome, without people. */
export const GuestReport = v.object({
  applicationId: Id,
  applicationNo: v.string(),
  createdOn: Moment,
  statusType: StatusCode,
  state: v.string(),
  dueOn: v.nullable(Moment),
  history: v.array(Step),
});
export type GuestReport = v.InferOutput<typeof GuestReport>;
export const GuestReportAnswer = answer(GuestReport);

import * as v from 'valibot';
import { reporterReasonMax } from '../../constants.ts';
import { answer, filled, Id } from '../common.ts';
import { ApplicationType } from './track.ts';

export const ReporterRequest = v.object({
  applicationType: ApplicationType,
  applicationId: Id,
  /** The reason for the request, stored in the audit trail. */
  reason: filled(reporterReasonMax),
});
/** The person who reported an illegitimate use, or who applied, with contact details. */
export const Reporter = v.object({
  fullName: v.string(),
  mobileNo: v.string(),
  emailId: v.string(),
});
export type Reporter = v.InferOutput<typeof Reporter>;
export const ReporterAnswer = answer(Reporter);

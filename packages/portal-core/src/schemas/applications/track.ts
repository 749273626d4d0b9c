import * as v from 'valibot';
import { applicationTypes } from '../../constants.ts';
import { answer, captchaAnswer, filled, Id, Moment } from '../common.ts';

/** P pending, A approved (type 1: transfered), R rejected, G CLOSE closed without a decision. */
export const StatusCode = v.picklist(['P', 'A', 'R', 'G CLOSE']);
export type StatusCode = v.InferOutput<typeof StatusCode>;

/** 1 illegitimate land use, 2 land application, 3 case, 6 quarry application. */
export const ApplicationType = v.picklist(Object.values(applicationTypes));
export type ApplicationType = v.InferOutput<typeof ApplicationType>;

const { illegitimateUse, land, caseNumber } = applicationTypes;

/** The application types that anyone can track; a quarry application is tracked by its tender. */
export const TrackedType = v.picklist([illegitimateUse, land, caseNumber]);
export type TrackedType = v.InferOutput<typeof TrackedType>;

export const TrackRequest = v.object({
  applicationType: TrackedType,
  applicationNo: filled(50),
  districtCode: v.optional(Id),
  tahasilCode: v.optional(Id),
  villageCode: v.optional(Id),
  ...captchaAnswer,
});

export const TrackResult = v.object({
  statusType: v.string(),
  applicationNo: v.string(),
  applicationStatus: v.string(),
});
export type TrackResult = v.InferOutput<typeof TrackResult>;

/** An application whose status was found with the captcha of this id. */
export const TrackProgressRequest = v.object({
  applicationType: TrackedType,
  applicationNo: filled(50),
  captchaId: v.string(),
});

/** Who acts next. */
export const TrackActor = v.picklist(['office', 'applicant', 'court', 'nobody']);
export type TrackActor = v.InferOutput<typeof TrackActor>;

/** The progress of an application, without personal data. */
export const TrackProgress = v.object({
  /** The stage of the workflow. */
  state: v.string(),
  waitsFor: TrackActor,
  /** By when the stage is to end; null without a limit, or when nobody has to act. */
  expectedOn: v.nullable(Moment),
});
export type TrackProgress = v.InferOutput<typeof TrackProgress>;
export const TrackProgressAnswer = answer(TrackProgress);

export const TrackResponse = answer(TrackResult);

import * as v from 'valibot';
import { answer, captchaAnswer, filled, Id } from './common.ts';

/** P pending, A approved (type 1: transfered), R rejected, G CLOSE closed without a decision. */
export const StatusCode = v.picklist(['P', 'A', 'R', 'G CLOSE']);
export type StatusCode = v.InferOutput<typeof StatusCode>;

/** 1 illegitimate land use, 2 land application, 3 case. */
export const ApplicationType = v.picklist([1, 2, 3]);
export type ApplicationType = v.InferOutput<typeof ApplicationType>;

export const TrackRequest = v.object({
  applicationType: ApplicationType,
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

export const TrackResponse = answer(TrackResult);

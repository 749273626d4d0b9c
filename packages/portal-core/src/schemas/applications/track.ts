import * as v from 'valibot';
import { applicationTypes } from '../../constants.ts';
import { answer, captchaAnswer, filled, Id } from '../common.ts';

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

export const TrackResponse = answer(TrackResult);

import * as v from 'valibot';
import { answer, filled, Id, Moment, page, paging, text } from './common.ts';
import { AttachedDocument, TempId } from './documents.ts';
import { ApplicationType, StatusCode } from './track.ts';

/** Acres with up to four decimals. */
const Acres = v.pipe(
  v.number(),
  v.gtValue(0),
  v.maxValue(10_000),
  v.check((acres) => Math.abs(acres * 10_000 - Math.round(acres * 10_000)) < 1e-6),
);

export const Holding = v.picklist(['lease', 'purchase']);
export type Holding = v.InferOutput<typeof Holding>;

export const ApplyLandRequest = v.object({
  districtCode: Id,
  tahasilCode: Id,
  villageCode: Id,
  khataNo: filled(30),
  plotCode: v.optional(text(60)),
  purpose: filled(500),
  holding: Holding,
  area: Acres,
  documents: v.pipe(v.array(TempId), v.minLength(1), v.maxLength(6)),
  /** Made once by the screen, so that a submit sent twice makes one application. */
  idempotencyKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/)),
});
export const ApplyLandAnswer = answer(v.object({ applicationNo: v.string() }));

export const LandApplication = v.object({
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
  districtCode: Id,
  tahasilCode: Id,
  villageCode: Id,
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  khataNo: v.string(),
  plotCode: v.string(),
  purpose: v.string(),
  holding: v.string(),
  area: v.number(),
  statusType: StatusCode,
  createdOn: Moment,
  version: v.number(),
});
export type LandApplication = v.InferOutput<typeof LandApplication>;

/** One step of an application's history. */
export const Step = v.object({
  at: Moment,
  by: v.string(),
  statusType: v.string(),
  remark: v.string(),
});
export type Step = v.InferOutput<typeof Step>;

export const AppliedLandRequest = v.object({ createdBy: Id, ...paging });
export const AppliedLandAnswer = page(LandApplication);

export const ApplicationRequest = v.object({ applicationId: Id });
export const ApplicationDetail = v.object({
  ...LandApplication.entries,
  history: v.array(Step),
  documents: v.array(AttachedDocument),
});
export type ApplicationDetail = v.InferOutput<typeof ApplicationDetail>;
export const ApplicationAnswer = answer(ApplicationDetail);

export const CancelRequest = v.object({ applicationId: Id, remark: filled(300) });

export const OfficerQueueRequest = v.object({
  applicationType: ApplicationType,
  statusType: v.optional(StatusCode),
  ...paging,
});
export const QueueRow = v.object({
  ...LandApplication.entries,
  applicant: v.string(),
  waitingDays: v.number(),
  documents: v.array(AttachedDocument),
  history: v.array(Step),
});
export type QueueRow = v.InferOutput<typeof QueueRow>;
export const OfficerQueueAnswer = page(QueueRow);

export const DecisionRequest = v.object({
  applicationType: ApplicationType,
  applicationId: Id,
  statusType: v.picklist(['A', 'R', 'G CLOSE']),
  remark: text(500),
  version: v.pipe(v.number(), v.integer()),
});

export const OfficerSummary = v.object({
  pending: v.number(),
  approved: v.number(),
  rejected: v.number(),
  total_area: v.number(),
});
export type OfficerSummary = v.InferOutput<typeof OfficerSummary>;
export const OfficerSummaryAnswer = answer(OfficerSummary);

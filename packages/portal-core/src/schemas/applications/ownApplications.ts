import * as v from 'valibot';
import { answer, Id, Moment } from '../common.ts';
import { ApplicationType, StatusCode, TrackActor } from './track.ts';

/** Whose turn an application is, since when, and until when. */
export const StageProgress = v.object({
  waitsFor: TrackActor,
  /** The names of the roles that have the right to take the next step; empty while it waits for others. */
  roles: v.array(v.string()),
  /** Whole days in the present stage. */
  stageDays: v.number(),
  /** By when the stage is to end; null without a limit, or when nobody has to act. */
  expectedOn: v.nullable(Moment),
  /** The messages of the office that the applicant has not opened. */
  unreadMessages: v.number(),
  /** The orders and rejections that the reader, as the applicant or in the applicant's place, has not opened. */
  unreadOrders: v.number(),
});
export type StageProgress = v.InferOutput<typeof StageProgress>;

/** A file of the own applications. */
export const OwnListExportRequest = v.object({
  format: v.picklist(['xlsx', 'csv']),
  applicationType: v.optional(ApplicationType),
  statusType: v.optional(StatusCode),
  /** The year of submission in Indian time. */
  year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999))),
});

/** An access to an application: who by role and office, for what, when, and how often on that day. */
export const ApplicationAccess = v.object({
  role: v.string(),
  /** The tahasil or the district of the reader; empty for the head office. */
  office: v.string(),
  purpose: v.string(),
  lastOn: Moment,
  times: v.number(),
});
export type ApplicationAccess = v.InferOutput<typeof ApplicationAccess>;
export const ApplicationAccessRequest = v.object({ applicationId: Id });
export const ApplicationAccessAnswer = answer(v.array(ApplicationAccess));

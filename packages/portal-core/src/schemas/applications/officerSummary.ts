import * as v from 'valibot';
import { answer } from '../common.ts';
import { ApplicationType } from './track.ts';

/** The open applications of one type in one stage: on time and overdue. */
export const StageCount = v.object({
  applicationType: ApplicationType,
  state: v.string(),
  inTime: v.number(),
  overdue: v.number(),
});
export type StageCount = v.InferOutput<typeof StageCount>;

/** The outcome of the applications received in a month, yyyy-MM in Indian time. */
export const MonthCount = v.object({
  month: v.string(),
  approved: v.number(),
  pending: v.number(),
  rejected: v.number(),
  closed: v.number(),
});
export type MonthCount = v.InferOutput<typeof MonthCount>;

export const OfficerSummary = v.object({
  pending: v.number(),
  overdue: v.number(),
  approved: v.number(),
  rejected: v.number(),
  total_area: v.number(),
  /** The median of the days from receipt to decision; null without a decision. */
  medianDays: v.nullable(v.number()),
  stages: v.array(StageCount),
  /** The last six months, oldest first. */
  months: v.array(MonthCount),
});
export type OfficerSummary = v.InferOutput<typeof OfficerSummary>;
export const OfficerSummaryAnswer = answer(OfficerSummary);

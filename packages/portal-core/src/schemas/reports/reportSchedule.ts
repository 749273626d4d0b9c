import * as v from 'valibot';
import { answer, filled, Id, Moment } from '../common.ts';
import { RegisterReportFileRequest } from './registerReport.ts';

/** How often a report is made. */
export const scheduleRhythms = ['daily', 'weekly', 'monthly'] as const;
export type ScheduleRhythm = (typeof scheduleRhythms)[number];

/** Why a report was not made: the role has no right to it any more, it is too large, or it failed. */
export const scheduleProblems = ['noRight', 'tooLarge', 'failed'] as const;
export type ScheduleProblem = (typeof scheduleProblems)[number];

/** The most schedules of an officer. */
export const maxReportSchedules = 20;
/** The most characters of the name of a schedule. */
export const maxScheduleName = 60;

const rhythm = v.picklist(scheduleRhythms);

/** A report with its filters, columns and format, to be made regularly under a name of the officer's own. */
export const ReportScheduleSaveRequest = v.object({
  name: filled(maxScheduleName),
  rhythm,
  file: RegisterReportFileRequest,
});

export const ReportScheduleRequest = v.object({ scheduleId: Id });
export const ReportSchedulePauseRequest = v.object({ scheduleId: Id, isPaused: v.boolean() });
export const ReportScheduleFileRequest = v.object({ fileId: Id });

/** A file that was made, while it is kept. */
const MadeFile = v.object({ fileId: Id, madeOn: Moment, keptUntil: Moment, bytes: v.number() });

/** A schedule of the caller. */
export const ReportSchedule = v.object({
  scheduleId: Id,
  name: v.string(),
  rhythm,
  file: RegisterReportFileRequest,
  isPaused: v.boolean(),
  nextOn: Moment,
  /** Why the last one was not made; null if it was, or none was due yet. */
  problem: v.nullable(v.picklist(scheduleProblems)),
  /** The latest first. */
  files: v.array(MadeFile),
});
export type ReportSchedule = v.InferOutput<typeof ReportSchedule>;
export const ReportScheduleListAnswer = answer(v.array(ReportSchedule));

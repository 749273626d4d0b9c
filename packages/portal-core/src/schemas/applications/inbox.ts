import * as v from 'valibot';
import { answer, Id, Moment, page, paging, text } from '../common.ts';
import { reportFields } from '../forms/illegitimateUseReport.ts';
import { applicationKinds } from '../forms/landApplication.ts';
import { ApplicationType, StatusCode } from './track.ts';

/**
 * The lists of an officer: what waits for the officer, for the office, and for applicants, what is overdue, and what is
 * closed. `mine` is a part of `office`; `office`, `applicant` and `closed` together are all applications of the area.
 */
export const inboxTabs = ['mine', 'office', 'applicant', 'overdue', 'closed'] as const;
export type InboxTab = (typeof inboxTabs)[number];

/** Days since receipt, from and to. */
export const ageBands = ['0-15', '16-30', '31-60', '61-90', '91-'] as const;
export type AgeBand = (typeof ageBands)[number];

/**
 * What an officer should know before opening an application: a court case or an auction about the same plot, another
 * open application for the same land, an answered question, a stage that was reported as overdue to the next role, a
 * question that another office has not answered.
 */
export const inboxFlags = [
  'case',
  'auction',
  'duplicate',
  'answered',
  'escalated',
  'officeAsked',
] as const;
export type InboxFlag = (typeof inboxFlags)[number];

/** The kinds of the applications that have one, by type: of application for land, and of reported use. */
export const inboxKinds = {
  1: Object.keys(reportFields.kind.choices) as (keyof typeof reportFields.kind.choices)[],
  2: applicationKinds,
} as const;
export type InboxKind = (typeof inboxKinds)[keyof typeof inboxKinds][number];

export const InboxFilter = v.object({
  tab: v.picklist(inboxTabs),
  applicationType: v.optional(ApplicationType),
  state: v.optional(text(40)),
  /** The kind of land application or of reported use. */
  kind: v.optional(v.picklist([...inboxKinds[1], ...inboxKinds[2]])),
  districtCode: v.optional(Id),
  tahasilCode: v.optional(Id),
  ageBand: v.optional(v.picklist(ageBands)),
  flag: v.optional(v.picklist(inboxFlags)),
  /** Part of a number, a khatiyan, a plot number or the name of a mouza. */
  search: v.optional(text(60)),
});
export type InboxFilter = v.InferOutput<typeof InboxFilter>;

export const InboxRequest = v.object({ ...InboxFilter.entries, ...paging });

/** An officer as colleagues see them. */
export const Officer = v.object({ userId: Id, fullName: v.string() });
export type Officer = v.InferOutput<typeof Officer>;

/** The next action of an application, whose turn it is, and the names of the roles that have the right to take it. */
export const NextStep = v.object({
  action: v.string(),
  turn: v.picklist(['office', 'applicant', 'service']),
  roles: v.array(v.string()),
});

export const InboxRow = v.object({
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
  statusType: StatusCode,
  state: v.string(),
  /** The kind of land application or of reported use; empty without one. */
  kind: v.string(),
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  khataNo: v.string(),
  plotNo: v.string(),
  /** The number of its plots besides that one; absent for one plot. */
  otherPlots: v.optional(v.number()),
  /** The masked name; null where the applicant is hidden from officers (`isReporterHidden`). */
  applicant: v.nullable(v.string()),
  createdOn: Moment,
  dueOn: v.nullable(Moment),
  /** Whole days in the present stage. */
  stageDays: v.number(),
  /** Null when nothing is left to do. */
  next: v.nullable(NextStep),
  /** Whether it waits for the calling officer. */
  isMine: v.boolean(),
  /** The officer who deals with it. */
  assignee: v.nullable(Officer),
  /** Whether the caller covers for that officer today. */
  isCovered: v.boolean(),
  flags: v.array(v.picklist(inboxFlags)),
});
export type InboxRow = v.InferOutput<typeof InboxRow>;
export const InboxAnswer = page(InboxRow);

/** The number of applications in each list of the officer, and how many of the own ones are overdue. */
export const InboxCounts = v.object({
  mine: v.number(),
  office: v.number(),
  applicant: v.number(),
  overdue: v.number(),
  closed: v.number(),
  mineOverdue: v.number(),
  /** Questions of other offices that wait for the officer, and how many of them are overdue. */
  asked: v.number(),
  askedOverdue: v.number(),
  /** The officer's questions to other offices that were not answered in time. */
  awaitedOverdue: v.number(),
  /** Whether the officer keeps the meetings of the land committee. */
  keepsMeetings: v.optional(v.boolean()),
  /** The number of payments to refund, for officers who record refunds. */
  refundsDue: v.optional(v.number()),
});
export type InboxCounts = v.InferOutput<typeof InboxCounts>;
export const InboxCountsAnswer = answer(InboxCounts);

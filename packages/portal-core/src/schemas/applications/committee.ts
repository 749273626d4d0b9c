import * as v from 'valibot';
import { answer, filled, Id, keyed, text, Ymd } from '../common.ts';
import { ReasonCode } from './workflow.ts';

const Day = v.pipe(Ymd, v.nonEmpty());
const mostCases = 100;
const mostMembers = 30;

/** What the committee resolved about a case. */
export const committeeResults = ['approved', 'rejected', 'deferred'] as const;
export type CommitteeResult = (typeof committeeResults)[number];

/** A meeting of the land committee in the list. */
export const CommitteeMeeting = v.object({
  meetingId: Id,
  meetingNo: v.string(),
  /** yyyy-MM-dd. */
  heldOn: v.string(),
  place: v.string(),
  /** The cases on its agenda, and how many of them have no resolution. */
  cases: v.number(),
  open: v.number(),
});
export type CommitteeMeeting = v.InferOutput<typeof CommitteeMeeting>;

/** A case before the committee. */
export const CommitteeCase = v.object({
  applicationId: Id,
  applicationNo: v.string(),
  applicationKind: v.string(),
  applicant: v.string(),
  mouza: v.string(),
  khataNo: v.string(),
  plotNo: v.string(),
  /** The number of its plots besides that one; absent for one plot. */
  otherPlots: v.optional(v.number()),
  /** Acres and rupees of the valuation; null before it. */
  areaGranted: v.nullable(v.number()),
  amountDue: v.nullable(v.number()),
  /** Whether an earlier meeting deferred it. */
  isDeferred: v.boolean(),
});
export type CommitteeCase = v.InferOutput<typeof CommitteeCase>;

/** A case on the agenda of a meeting, with its resolution. */
export const CommitteeItem = v.object({
  ...CommitteeCase.entries,
  version: v.number(),
  /** Whether the committee can resolve it now: it is in the stage of the committee and has no resolution here. */
  isOpen: v.boolean(),
  /** Null without a resolution. */
  result: v.nullable(v.picklist(committeeResults)),
  resolutionNo: v.string(),
  text: v.string(),
  dissent: v.string(),
});
export type CommitteeItem = v.InferOutput<typeof CommitteeItem>;

/** The meetings, the newest first, how many cases wait for an agenda, and what the caller may do. */
export const CommitteeList = v.object({
  meetings: v.array(CommitteeMeeting),
  waiting: v.array(CommitteeCase),
});
export type CommitteeList = v.InferOutput<typeof CommitteeList>;
export const CommitteeListAnswer = answer(CommitteeList);

export const CommitteeMeetingRequest = v.object({ meetingId: Id });
export const CommitteeMeetingDetail = v.object({
  ...CommitteeMeeting.entries,
  version: v.number(),
  members: v.array(v.string()),
  items: v.array(CommitteeItem),
  /** The cases in the stage of the committee that are on no agenda. */
  waiting: v.array(CommitteeCase),
  /** Whether the caller may record resolutions. */
  mayResolve: v.boolean(),
});
export type CommitteeMeetingDetail = v.InferOutput<typeof CommitteeMeetingDetail>;
export const CommitteeMeetingAnswer = answer(CommitteeMeetingDetail);

/** A new meeting, or the changed particulars of one, with the cases of its agenda in their order. */
export const CommitteeSaveRequest = v.object({
  meetingId: v.optional(Id),
  /** The version that was changed; 0 for a new meeting. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  heldOn: Day,
  place: filled(200),
  members: v.pipe(v.array(filled(120)), v.minLength(1), v.maxLength(mostMembers)),
  applicationIds: v.pipe(v.array(Id), v.maxLength(mostCases)),
  ...keyed,
});
export const CommitteeSaveAnswer = answer(v.object({ meetingId: Id }));

/** The resolution of a meeting about a case. */
export const CommitteeResolveRequest = v.object({
  meetingId: Id,
  applicationId: Id,
  /** The version of the application. */
  version: v.pipe(v.number(), v.integer()),
  result: v.picklist(committeeResults),
  resolutionNo: filled(60),
  /** What the committee resolved, in its words. */
  text: filled(500),
  /** Who disagreed and why; empty if nobody did. */
  dissent: text(500),
  /** For a rejection. */
  reason: v.optional(ReasonCode),
  /** For a deferral: the day up to which it is deferred. */
  deferredTo: v.optional(Day),
  ...keyed,
});

export const CommitteePaperRequest = v.object({
  meetingId: Id,
  paper: v.picklist(['agenda', 'minute']),
});

import * as v from 'valibot';
import { answer, filled, Id, Ymd } from '../common.ts';
import { InboxFilter, Officer } from './inbox.ts';

/** The most applications of one bulk action. */
const mostSelected = 50;

/** A file of a list of the inbox, or of some of its applications. */
export const inboxFormats = ['xlsx', 'csv'] as const;
export const InboxExportRequest = v.object({
  ...InboxFilter.entries,
  format: v.picklist(inboxFormats),
  /** The selected applications; all of the list without it. */
  applicationIds: v.optional(v.pipe(v.array(Id), v.minLength(1), v.maxLength(mostSelected))),
});

/** The pages whose views officers save; the inbox where none is named. */
export const savedViewPages = ['inbox', 'map'] as const;
export type SavedViewPage = (typeof savedViewPages)[number];
const page = v.optional(v.picklist(savedViewPages));
export const InboxViewListRequest = v.object({ page });
/** A view of a page that an officer saved: the query of its address by name. */
export const InboxView = v.object({ viewId: Id, name: v.string(), query: v.string() });
export type InboxView = v.InferOutput<typeof InboxView>;
export const InboxViewListAnswer = answer(v.array(InboxView));

/** A view under a name that the officer already has replaces that view. */
export const InboxViewSaveRequest = v.object({
  name: filled(60),
  query: v.pipe(v.string(), v.regex(/^[\w%.=&+*~-]{0,600}$/)),
  page,
});
export const InboxViewRequest = v.object({ viewId: Id });

/** Who deals with applications: the caller (`claim`), another officer (`assign`), or nobody (`release`). */
export const AssignRequest = v.object({
  applicationIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(mostSelected)),
  action: v.picklist(['claim', 'assign', 'release']),
  /** The officer, with `assign`. */
  userId: v.optional(Id),
});

/**
 * The result for one application: done; taken by the named officer; not of the caller's rights (`notYours`); the chosen
 * officer has no right or another area (`notTheirs`); not in the caller's area or gone.
 */
export const AssignResult = v.object({
  applicationId: Id,
  outcome: v.picklist(['done', 'taken', 'notYours', 'notTheirs', 'gone']),
  holder: v.optional(v.string()),
});
export type AssignResult = v.InferOutput<typeof AssignResult>;
export const AssignAnswer = answer(v.array(AssignResult));

export const AssigneeRequest = v.object({ applicationId: Id });

/** Who deals with an application now, what the caller may do about it, and who could deal with it. */
export const Assignment = v.object({
  assignee: v.nullable(Officer),
  mayClaim: v.boolean(),
  mayAssign: v.boolean(),
  mayRelease: v.boolean(),
  /** Empty unless the caller may assign. */
  candidates: v.array(Officer),
});
export type Assignment = v.InferOutput<typeof Assignment>;
export const AssignmentAnswer = answer(Assignment);

/** An absence from a day to a day, both included, with the officer who covers. */
export const Leave = v.object({
  leaveId: Id,
  startsOn: v.string(),
  endsOn: v.string(),
  cover: Officer,
});
export type Leave = v.InferOutput<typeof Leave>;

/** The coming absences of the caller, the officers who could cover, and for whom the caller covers today. */
export const LeaveListAnswer = answer(
  v.object({
    leaves: v.array(Leave),
    candidates: v.array(Officer),
    covered: v.array(Officer),
  }),
);

const Day = v.pipe(Ymd, v.nonEmpty());

export const LeaveSaveRequest = v.object({
  startsOn: Day,
  endsOn: Day,
  coverId: Id,
});

/** Saved; the days are wrong or over; they overlap another absence; the officer cannot cover. */
export const LeaveSaveAnswer = answer(
  v.object({ outcome: v.picklist(['saved', 'days', 'overlap', 'cover']) }),
);
/** The hours in India from which the summary of the day can be sent, and the one of whoever has chosen none. */
export const digestHours = { first: 6, last: 20, initial: 9 } as const;

/** The hour from which an officer receives the summary of the day; null for none. */
export const Digest = v.object({
  hour: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(digestHours.first), v.maxValue(digestHours.last)),
  ),
});
export const DigestAnswer = answer(Digest);

export const LeaveRequest = v.object({ leaveId: Id });

import * as v from 'valibot';
import { answer, Moment } from '../common.ts';

/** The kinds of SMS that are counted: one-time codes, and notices about an account. */
export const messageKinds = ['code', 'notice'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The lists of content that are reviewed regularly. */
export const reviewedLists = ['notification', 'faq', 'contact'] as const;
export type ReviewedList = (typeof reviewedLists)[number];

/** The days after which content is due for review. */
export const reviewDays = 180;

/** The difference of the area of an outline from the recorded area, in per cent, above which a plot is listed. */
export const outlineDifferenceMax = 5;

/**
 * What needs an operator: no backup of the last two days, a disk that is nearly full, messages that wait for more than an
 * hour or failed in number, a task that failed today, a certificate of the public address that ends within
 * `certificateDaysLeft` days, or cannot be read.
 */
export const alertKinds = ['backup', 'certificate', 'disk', 'messages', 'tasks'] as const;
/**
 * The days before the end of a certificate from which an operator is alerted; it is usually renewed after 60 of 90
 * days.
 */
export const certificateDaysLeft = 21;
export type AlertKind = (typeof alertKinds)[number];

/** Whether a replica of the database answers reads, or is too far behind or away. */
export const replicaUses = ['inUse', 'behind', 'unavailable'] as const;

/** A replica of the database; `lagSeconds` is null where it is unknown. */
const ReplicaState = v.object({
  state: v.picklist(replicaUses),
  lagSeconds: v.nullable(v.number()),
  limitSeconds: v.number(),
});
export type ReplicaState = v.InferOutput<typeof ReplicaState>;

const OperationAlert = v.object({ kind: v.picklist(alertKinds), since: Moment });

/** Sign-ins of known accounts on a day, yyyy-MM-dd in Indian time. */
const SignInDay = v.object({ day: v.string(), signedIn: v.number(), failed: v.number() });

/** SMS of a month, yyyy-MM in Indian time; `parts` are those that a gateway charges. */
const MessageMonth = v.object({
  month: v.string(),
  code: v.number(),
  notice: v.number(),
  failed: v.number(),
  parts: v.number(),
});

/** The runs of an hourly task in thirty days; `lastOn` and `lastMs` are those of the last run. */
const TaskHealth = v.object({
  task: v.string(),
  lastOn: Moment,
  lastMs: v.number(),
  runs: v.number(),
  failures: v.number(),
});

/** Requests on a day; `failed` are those with an error of the service, `refused` those over a limit or out of time. */
const RequestDay = v.object({
  day: v.string(),
  requests: v.number(),
  failed: v.number(),
  refused: v.number(),
});

/** Active records of a list of content, and those not saved within `reviewDays`. */
const ReviewCount = v.object({
  list: v.picklist(reviewedLists),
  active: v.number(),
  due: v.number(),
});

/** The figures of the operation of the portal, which administrators see. */
export const Operations = v.object({
  asOn: Moment,
  /** The oldest first, as the hourly tasks found them. */
  alerts: v.array(OperationAlert),
  /** Fourteen days, oldest first. */
  signIns: v.array(SignInDay),
  /** Six months, oldest first. */
  messages: v.array(MessageMonth),
  /** The price of a part of an SMS in paise; null where none is set. */
  messagePrice: v.nullable(v.number()),
  /** The bytes of the database and of the uploaded files, the number of files, and the largest tables. */
  storage: v.object({
    database: v.number(),
    fileBytes: v.number(),
    files: v.number(),
    tables: v.array(v.object({ name: v.string(), bytes: v.number() })),
  }),
  /** The last moment of the certificate of the public address; null where none is named or it cannot be read. */
  certificateUntil: v.nullable(Moment),
  /** Null where the portal has no replica. */
  replica: v.nullable(ReplicaState),
  /** Each task that has run in thirty days, the last one first. */
  tasks: v.array(TaskHealth),
  /** Fourteen days, oldest first. */
  requests: v.array(RequestDay),
  reviews: v.array(ReviewCount),
  quality: v.object({
    withoutClass: v.number(),
    withoutOutline: v.number(),
    otherArea: v.number(),
    /** When areas were last compared with outlines; null before the first comparison. */
    comparedOn: v.nullable(Moment),
  }),
});
export type Operations = v.InferOutput<typeof Operations>;
export const OperationsAnswer = answer(Operations);

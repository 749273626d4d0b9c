import * as v from 'valibot';
import { correctionFields } from './correctionFields.ts';
import { answer, filled, Id, keyed, Moment, page, paging, text, Ymd } from '../common.ts';

/** The state of a correction request: with the office, with the requester, with the checker, or ended. */
export const CorrectionState = v.picklist([
  'open',
  'asked',
  'proposed',
  'entered',
  'refused',
  'withdrawn',
]);
export type CorrectionState = v.InferOutput<typeof CorrectionState>;

/** What the office or the requester does with a correction request. */
export const CorrectionAction = v.picklist(['ask', 'answer', 'propose', 'refuse', 'withdraw']);
export type CorrectionAction = v.InferOutput<typeof CorrectionAction>;

/** What happened to a correction request; `return` and `enter` are the checker's. */
export const CorrectionStepKind = v.picklist([
  'ask',
  'answer',
  'propose',
  'refuse',
  'withdraw',
  'return',
  'enter',
]);
export type CorrectionStepKind = v.InferOutput<typeof CorrectionStepKind>;

/** The lists of correction requests: the caller's own, those to work on, those that wait for somebody else, ended ones. */
export const CorrectionListName = v.picklist(['own', 'open', 'waiting', 'ended']);
export type CorrectionListName = v.InferOutput<typeof CorrectionListName>;

/** The longest value of an entry; corners of an outline need the most. */
export const correctionEntryMax = 4000;

/** The longest reason, question or answer. */
export const correctionTextMax = 1000;

/** The code of a plot, which is made of its mouza and its number. */
const PlotCode = filled(40);

const CorrectionField = v.picklist(correctionFields);

/** A plot with its khatiyan, or a khatiyan alone. */
const CorrectionSubject = {
  plotCode: v.optional(PlotCode),
  khataNoId: v.optional(Id),
};

const place = {
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  /** Empty for a request about a khatiyan alone. */
  plotCode: v.string(),
  plotNo: v.string(),
  khataNo: v.string(),
};

const CorrectionEntry = v.object({ field: CorrectionField, value: v.string() });

export const CorrectionSubjectRequest = v.object(CorrectionSubject);

/** The record that a request is about, with the entries that its reader may see. */
export const CorrectionSubjectAnswer = answer(
  v.object({ ...place, khataNoId: Id, entries: v.array(CorrectionEntry) }),
);
export type CorrectionSubjectView = Extract<
  v.InferOutput<typeof CorrectionSubjectAnswer>,
  { status: 200 }
>['result'];

export const CorrectionSaveRequest = v.object({
  ...CorrectionSubject,
  field: CorrectionField,
  /** What the record says, as the requester read it; the service takes its own entry where the requester may see it. */
  entryNow: text(correctionEntryMax),
  entryWanted: filled(correctionEntryMax),
  reason: filled(correctionTextMax),
  /** The temporary name of an uploaded document; a citizen's request needs one. */
  document: v.optional(text(100)),
  ...keyed,
});
export const CorrectionSaveAnswer = answer(v.object({ correctionNo: v.string() }));

export const CorrectionStep = v.object({
  kind: CorrectionStepKind,
  text: v.string(),
  at: Moment,
});
export type CorrectionStep = v.InferOutput<typeof CorrectionStep>;

/** A correction request as its requester and the office see it, without the person of either. */
export const Correction = v.object({
  correctionId: Id,
  correctionNo: v.string(),
  state: CorrectionState,
  ...place,
  /** Null once the khatiyan is gone by the undo of an import. */
  khataNoId: v.nullable(Id),
  field: CorrectionField,
  entryNow: v.string(),
  entryWanted: v.string(),
  /** What the record says today; null to those who may not see it, and for an outline. */
  recordNow: v.nullable(v.string()),
  /** The number of the plot today; another than `plotNo` after it was renumbered or divided. */
  plotNoNow: v.string(),
  /** The plots in use that a divided plot has become; the office decides about one of them. */
  successors: v.array(v.object({ plotCode: v.string(), plotNo: v.string() })),
  reason: v.string(),
  documentId: v.nullable(Id),
  requestedOn: Moment,
  isOwn: v.boolean(),
  /** Whether an officer made the request. */
  isOfOffice: v.boolean(),
  steps: v.array(CorrectionStep),
});
export type Correction = v.InferOutput<typeof Correction>;

export const CorrectionListRequest = v.object({ list: CorrectionListName, ...paging });
export const CorrectionListAnswer = page(Correction);

/**
 * A step: its text is a question, an answer or a reason; a proposal has the value, the document and the day instead, and
 * after a division the plot that it is about.
 */
export const CorrectionStepRequest = v.object({
  correctionId: Id,
  action: CorrectionAction,
  text: v.optional(text(correctionTextMax)),
  value: v.optional(text(correctionEntryMax)),
  source: v.optional(text(200)),
  effectiveOn: v.optional(Ymd),
  plotCode: v.optional(PlotCode),
  ...keyed,
});

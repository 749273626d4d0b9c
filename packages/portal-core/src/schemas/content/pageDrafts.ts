import * as v from 'valibot';
import { NamedFileRequest } from '../applications/documents.ts';
import { answer, filled, keyed, Moment, Ymd } from '../common.ts';
import { DraftName, DraftSource, RecordSource } from './draftNames.ts';

/** The page or record whose draft is asked for. */
export const SitePageDetailsRequest = v.object({ name: DraftName });

/** A page or record in the administrators' list; version 0 is the built-in text of a page, or that of no version. */
export const SitePageRow = v.object({
  name: DraftName,
  /** The name of a record in English; empty for a page, which has its own in each language. */
  title: v.string(),
  version: v.number(),
  publishedOn: v.nullable(Moment),
  /** The day of the next review, yyyy-MM-dd; empty without one. */
  reviewOn: v.string(),
  isReviewDue: v.boolean(),
  hasDraft: v.boolean(),
  isWaiting: v.boolean(),
});
export type SitePageRow = v.InferOutput<typeof SitePageRow>;
export const SitePageListAnswer = answer(v.array(SitePageRow));

/**
 * A published version of a page or record; empty names where one administrator saved a record alone, or nobody is
 * known.
 */
export const SitePageVersion = v.object({
  version: v.number(),
  source: DraftSource,
  reviewOn: v.string(),
  publishedOn: Moment,
  reason: v.string(),
  askedBy: v.string(),
  approvedBy: v.string(),
});
export type SitePageVersion = v.InferOutput<typeof SitePageVersion>;

/** The draft of a page or record; `revision` counts its changes. */
export const SitePageDraft = v.object({
  source: DraftSource,
  reviewOn: v.string(),
  revision: v.number(),
  savedBy: v.string(),
  savedOn: Moment,
});
export type SitePageDraft = v.InferOutput<typeof SitePageDraft>;

/** Type and size in bytes of a document that a draft or version of a record has. */
export const DraftDocument = v.object({
  uploadDoc: v.string(),
  mediaType: v.string(),
  bytes: v.number(),
});
export type DraftDocument = v.InferOutput<typeof DraftDocument>;

/**
 * A page or record with its draft, its versions, newest first, and who has asked for publication of the draft, if it
 * waits. `present` are the fields of a stored record; null for pages and new records. `documents` has those of all texts.
 */
export const SitePageDetailsAnswer = answer(
  v.object({
    draft: v.nullable(SitePageDraft),
    versions: v.array(SitePageVersion),
    present: v.nullable(RecordSource),
    waiting: v.nullable(v.object({ reason: v.string(), askedBy: v.string(), askedOn: Moment })),
    documents: v.array(DraftDocument),
  }),
);

const Revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The draft of a page or record, based on a revision (0 for a first one). */
export const SitePageDraftSaveRequest = v.object({
  name: DraftName,
  revision: Revision,
  source: DraftSource,
  reviewOn: Ymd,
});
export const SitePageDraftSaveAnswer = answer(v.object({ revision: v.number() }));

/** The revision of a draft that is discarded. */
export const SitePageDraftDiscardRequest = v.object({
  name: DraftName,
  revision: Revision,
});

/** The revision of a draft that a second administrator is asked to publish. */
export const SitePagePublishRequest = v.object({
  name: DraftName,
  revision: Revision,
  reason: filled(500),
});

/** A document that is added to the draft of a record; the revision arrives as a field of the form. */
export const SitePageDraftUploadRequest = v.object({
  name: DraftName,
  revision: v.union([Revision, v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
  fileName: v.string(),
  bytes: v.instance(Uint8Array<ArrayBufferLike>),
  ...keyed,
});
/** The name of the document, and the revision of the draft that has it. */
export const SitePageDraftUploadAnswer = answer(
  v.object({ revision: v.number(), uploadDoc: v.string() }),
);

/** A document that the draft or a version of a record has. */
export const SitePageDraftFileRequest = v.object({
  name: DraftName,
  uploadDoc: NamedFileRequest.entries.uploadDoc,
});

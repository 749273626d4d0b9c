import * as v from 'valibot';
import { answer, filled, Id, keyed, Moment, text } from '../common.ts';
import { CaseRequest } from './casePage.ts';
import { Officer } from './inbox.ts';

/** What an officer can find about a document. */
export const documentResults = ['accepted', 'illegible', 'wrong', 'expired'] as const;
export type DocumentResult = (typeof documentResults)[number];

/** The greatest length of a note about a document. */
export const documentNoteMax = 300;
/** The greatest length of an internal note. */
export const caseNoteMax = 2000;

/** What an officer found about a document, by whom and when. */
export const DocumentCheck = v.object({
  documentId: Id,
  result: v.picklist(documentResults),
  /** What is wrong; empty for an accepted document without a note. */
  note: v.string(),
  by: Officer,
  at: Moment,
  version: v.number(),
});
export type DocumentCheck = v.InferOutput<typeof DocumentCheck>;

/** An internal note of the office. */
export const CaseNote = v.object({ noteId: Id, text: v.string(), by: Officer, at: Moment });
export type CaseNote = v.InferOutput<typeof CaseNote>;

/** What the office has recorded about an application for itself. */
export const CaseWork = v.object({
  checks: v.array(DocumentCheck),
  /** Newest first. */
  notes: v.array(CaseNote),
  /** The document of the applicant's photo; absent without one, and where the reporter is hidden. */
  applicantPhotoId: v.optional(Id),
  /** Whether the calling officer may check documents and write notes. */
  mayWrite: v.boolean(),
});
export type CaseWork = v.InferOutput<typeof CaseWork>;
export const CaseWorkAnswer = answer(CaseWork);

/** A note is required unless the document is accepted. */
export const DocumentCheckRequest = v.pipe(
  v.object({
    ...CaseRequest.entries,
    documentId: Id,
    result: v.picklist(documentResults),
    note: v.pipe(text(documentNoteMax), v.trim()),
    /** The version of the finding that the officer saw; 0 for none. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.check(({ result, note }) => result === 'accepted' || note !== ''),
);
export const DocumentCheckAnswer = answer(DocumentCheck);

export const CaseNoteRequest = v.object({
  ...CaseRequest.entries,
  text: filled(caseNoteMax),
  ...keyed,
});
export const CaseNoteAnswer = answer(CaseNote);

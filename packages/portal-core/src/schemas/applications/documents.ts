import * as v from 'valibot';
import { answer, Id, keyed, QueryId } from '../common.ts';
import { StoredProof } from '../forms/possessionProofs.ts';

/** A document that a form asks for. */
export const DocumentKind = v.object({
  documentId: Id,
  documentName: v.string(),
  required: v.boolean(),
  types: v.array(v.string()),
  maxKb: v.number(),
});
export const DocumentListRequest = v.object({ formId: v.optional(QueryId) });
export const DocumentListAnswer = answer(v.array(DocumentKind));

/** The name of an uploaded file until it is attached. */
export const TempId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,60}$/));
/** The kind of each file by its temporary name; a file that is left out has no kind. */
export const KindsOfFiles = v.optional(v.record(TempId, Id));
export const TempFile = v.object({ tempId: v.string(), fileName: v.string(), size: v.number() });
export type TempFile = v.InferOutput<typeof TempFile>;
export const UploadAnswer = answer(TempFile);

/** The file is sent as the form field `file`; the server fills in this object. */
export const UploadRequest = v.object({
  fileName: v.string(),
  bytes: v.instance(Uint8Array<ArrayBufferLike>),
  ...keyed,
});

export const FileRequest = v.object({ documentId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) });
export const NamedFileRequest = v.object({
  uploadDoc: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,120}$/)),
});

export const AttachedDocument = v.object({
  documentId: Id,
  fileName: v.string(),
  size: v.number(),
  /** The id of its kind; null for a file of an earlier release. */
  kind: v.optional(v.nullable(Id)),
  /** The name of its kind in each language, as it was when the application was filed. */
  kindNames: v.optional(v.object({ en: v.string(), or: v.string(), hi: v.string() })),
  /** The last day, yyyy-MM-dd, on which it counts; absent without an end. */
  validUntil: v.optional(v.string()),
  /** Whether the office added it, not the applicant. */
  isOfOffice: v.optional(v.boolean()),
  /** The proof of possession that it is, with its years. */
  proof: v.optional(StoredProof),
});
export type AttachedDocument = v.InferOutput<typeof AttachedDocument>;

/** The id of a document, sealed in an address (see envelope/address.ts). */
export const HiddenFileRequest = v.object({
  encryptedPath: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,200}$/)),
});

/** A single-use ticket for a document, valid for one minute. */
export const DocumentTicketAnswer = answer(v.string());

/** The application of a printed document; `intId` is the specification's key. */
export const ApplicantPdfRequest = v.object({ intId: Id });
export const PrintoutRequest = v.object({ applicationId: Id });

/** The number and check code printed on a document. */
export const VerifyRequest = v.object({
  number: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9/-]{5,60}$/)),
  checksum: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{10,60}$/)),
});
/** The attested facts of a printed document, without personal data. */
export const VerifiedDocument = v.object({
  paper: v.picklist(['receipt', 'order', 'application', 'notice', 'letter', 'erasure']),
  applicationNo: v.string(),
  issuedOn: v.string(),
  statusType: v.string(),
  applicationStatus: v.string(),
});
export type VerifiedDocument = v.InferOutput<typeof VerifiedDocument>;
export const VerifyAnswer = answer(VerifiedDocument);

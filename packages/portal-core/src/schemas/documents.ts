import * as v from 'valibot';
import { answer, Id } from './common.ts';

/** A document that an application asks for. */
export const DocumentKind = v.object({
  documentId: Id,
  documentName: v.string(),
  required: v.boolean(),
  types: v.array(v.string()),
  maxKb: v.number(),
});
export const DocumentListRequest = v.object({ formId: v.optional(Id) });
export const DocumentListAnswer = answer(v.array(DocumentKind));

/** The name of an uploaded file until it is attached. */
export const TempId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,60}$/));
export const TempFile = v.object({ tempId: v.string(), fileName: v.string(), size: v.number() });
export type TempFile = v.InferOutput<typeof TempFile>;
export const UploadAnswer = answer(TempFile);

/** The file arrives as the form field `file`; the server puts it in here. */
export const UploadRequest = v.object({
  fileName: v.string(),
  bytes: v.instance(Uint8Array<ArrayBufferLike>),
});

export const FileRequest = v.object({ documentId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) });
export const NamedFileRequest = v.object({
  uploadDoc: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,120}$/)),
});

export const AttachedDocument = v.object({
  documentId: Id,
  fileName: v.string(),
  size: v.number(),
});
export type AttachedDocument = v.InferOutput<typeof AttachedDocument>;

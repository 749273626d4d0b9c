import * as v from 'valibot';
import { documentLanguages } from '../content/publicDocument.ts';
import { Id, text } from '../common.ts';

/** The uploaded file on which a change of a record rests: its temporary name, and the language that it is in. */
export const NewSourceFile = v.object({
  tempId: text(64),
  language: v.picklist(documentLanguages),
});
export type NewSourceFile = v.InferOutput<typeof NewSourceFile>;

/** The stored file on which a change of a record rests, with its size in bytes. */
export const SourceFile = v.object({
  documentId: Id,
  mediaType: v.string(),
  bytes: v.number(),
  language: v.picklist(documentLanguages),
});
export type SourceFile = v.InferOutput<typeof SourceFile>;

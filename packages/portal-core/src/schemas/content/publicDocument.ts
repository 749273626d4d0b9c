import * as v from 'valibot';
import { languages } from '../../messages/languages.ts';

/** The languages of a published file: one of the portal's, or English and Odia in one file. */
export const documentLanguages = [...languages, 'both'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** Type, size in bytes and language of a published file; null without a file. */
export const PublicDocument = v.nullable(
  v.object({ mediaType: v.string(), bytes: v.number(), language: v.picklist(documentLanguages) }),
);
export type PublicDocument = NonNullable<v.InferOutput<typeof PublicDocument>>;

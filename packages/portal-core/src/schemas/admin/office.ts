import * as v from 'valibot';
import { languages } from '../../messages/languages.ts';
import {
  commonOfficeKeys,
  translatedOfficeKeys,
  type OfficeField,
} from '../../messages/officeTexts.ts';
import { answer, filled, Moment, text } from '../common.ts';

/** Every detail of the office, in the order of the form. */
export const officeFields: readonly OfficeField[] = [
  ...translatedOfficeKeys.flatMap((key) =>
    languages.map((language): OfficeField => `${key}.${language}`),
  ),
  ...commonOfficeKeys,
  'mark',
  'languages',
  'readers',
];

/** The longest value of a detail, in characters. */
export const officeMaxCharacters = 300;

const OfficeDetails = v.record(v.picklist(officeFields), text(officeMaxCharacters));

const entries = officeFields.map((field) => [field, v.string()] as const);
const PublishedDetails = v.object(
  Object.fromEntries(entries) as Record<OfficeField, v.StringSchema<undefined>>,
);

/** A published version of the details of the office, with every one of them. */
export const OfficeVersion = v.object({
  version: v.number(),
  details: PublishedDetails,
  publishedOn: Moment,
  reason: v.string(),
  askedBy: v.string(),
  approvedBy: v.string(),
});
export type OfficeVersion = v.InferOutput<typeof OfficeVersion>;

/** The details that apply now, the published versions, newest first, and whether a change waits for approval. */
export const OfficeDetailsAnswer = answer(
  v.object({
    details: PublishedDetails,
    versions: v.array(OfficeVersion),
    isWaiting: v.boolean(),
  }),
);

/** The longest side of the picture of a mark, in pixels. */
export const markMaxPixels = 512;

/** The largest picture of a mark, in bytes. */
export const markMaxBytes = 512 * 1024;

/**
 * The changed details, based on the newest version; 0 for those of the sample. `markFile` is the temporary id of a PNG
 * that becomes the mark.
 */
export const OfficeDetailsSaveRequest = v.object({
  basedOn: v.pipe(v.number(), v.integer(), v.minValue(0)),
  details: OfficeDetails,
  markFile: v.optional(text(64)),
  reason: filled(500),
});

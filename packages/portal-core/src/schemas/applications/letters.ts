import * as v from 'valibot';
import { answer, filled, Id, keyed, Moment } from '../common.ts';
import { applicationKinds } from '../forms/landApplication.ts';
import { LetterText } from './letterText.ts';
import { StepData } from './workflow.ts';

/** The letters of the office about a land application that are drafted from templates. */
export const letterKinds = ['order', 'rejection', 'demand', 'query'] as const;
export type LetterKind = (typeof letterKinds)[number];

const KindOfLetter = v.picklist(letterKinds);
/** A kind of land application; empty for the template of every kind that has none of its own. */
const TemplateKind = v.picklist(['', ...applicationKinds]);

const stepOfLetter = {
  applicationId: Id,
  action: filled(40),
  given: v.optional(StepData, {}),
};

/** The letter that a step would issue, with what is entered of its fields. */
export const LetterDraftRequest = v.object(stepOfLetter);
export const LetterDraft = v.object({
  kind: KindOfLetter,
  /** The version of the template. */
  version: v.number(),
  en: v.string(),
  or: v.string(),
});
export type LetterDraft = v.InferOutput<typeof LetterDraft>;
export const LetterDraftAnswer = answer(LetterDraft);

/** The letter of a step as it would be issued, with the wording of the officer. */
export const LetterPreviewRequest = v.object({ ...stepOfLetter, letter: LetterText });

export const LetterFileRequest = v.object({ letterId: Id });

/** A version of a template. */
export const LetterTemplate = v.object({
  kind: KindOfLetter,
  applicationKind: TemplateKind,
  version: v.number(),
  en: v.string(),
  or: v.string(),
  savedOn: Moment,
  /** Who saved it; empty for the first version, which comes with the portal. */
  savedBy: v.string(),
  reason: v.string(),
});
export type LetterTemplate = v.InferOutput<typeof LetterTemplate>;

/** Every version of every template, by letter and kind of application, newest first. */
export const LetterTemplateListAnswer = answer(v.array(LetterTemplate));

export const LetterTemplateSaveRequest = v.object({
  kind: KindOfLetter,
  applicationKind: TemplateKind,
  /** The version that was changed; 0 for the first one of a kind of application. */
  basedOn: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...LetterText.entries,
  reason: filled(500),
  ...keyed,
});

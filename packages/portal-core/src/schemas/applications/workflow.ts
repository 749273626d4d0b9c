import * as v from 'valibot';
import { answer, filled, Id, keyed, Moment, text, Ymd } from '../common.ts';
import { PositiveAmount } from '../../validators/values/amount.ts';
import { nonNegativeNumber, positiveNumber } from '../../validators/values/characters.ts';
import { askableFields } from '../forms/askableFields.ts';
import { KindsOfFiles, TempId } from './documents.ts';
import { LetterText } from './letterText.ts';
import { ApplicationType, StatusCode } from './track.ts';
import { ValuationEntry } from './valuation.ts';

const version = v.pipe(v.number(), v.integer());
const reference = v.optional(filled(60));
const longText = v.optional(filled(4000));
const acreDigits = { whole: 5, decimals: 4 };
const positiveAcres = v.pipe(v.string(), v.trim(), positiveNumber(acreDigits)('apply.area.number'));
const acresOrNone = v.pipe(
  v.string(),
  v.trim(),
  nonNegativeNumber(acreDigits)('apply.area.number'),
);
const years = v.pipe(
  v.string(),
  v.trim(),
  positiveNumber({ whole: 2, decimals: 0 })('quarry.period.number'),
);

/** The authorities to which a report of illegitimate use can be transferred. */
export const authorities = ['tahasilCourt', 'tahasildar', 'mining', 'police'] as const;

/** The code of a reason for rejecting or closing an application; administrators maintain the reasons. */
export const ReasonCode = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]{0,39}$/));

/** The reasons that a step of a workflow can have now. */
export const ReasonListRequest = v.object({ applicationType: ApplicationType });
export const ReasonListAnswer = answer(
  v.array(
    v.object({
      code: v.string(),
      /** In the reader's language. */
      name: v.string(),
    }),
  ),
);

/** What a law officer recommends in an opinion. */
export const recommendations = ['grant', 'conditions', 'refuse', 'inquire'] as const;

/** The data that can be given with a step; the workflow defines the required fields of each action. */
export const StepData = v.object({
  answer: longText,
  areaGranted: v.optional(positiveAcres),
  authority: v.optional(v.picklist(authorities)),
  caseNo: reference,
  challanNo: reference,
  courtNo: reference,
  date: v.optional(v.pipe(Ymd, v.nonEmpty())),
  deedNo: reference,
  /** The number of the earlier report of the same. */
  duplicateOf: v.optional(v.pipe(filled(60), v.toUpperCase())),
  encroachedArea: v.optional(acresOrNone),
  facts: longText,
  fieldReport: longText,
  foundUse: v.optional(filled(60)),
  minute: longText,
  opinion: longText,
  orderNo: reference,
  plotNo: v.optional(filled(30)),
  query: v.optional(filled(2000)),
  ratePerAcre: v.optional(PositiveAmount),
  reason: v.optional(ReasonCode),
  recommendation: v.optional(v.picklist(recommendations)),
  recoveredArea: v.optional(positiveAcres),
  remark: v.optional(filled(500)),
  resolutionNo: reference,
  termYears: v.optional(years),
});
export type StepData = v.InferOutput<typeof StepData>;

const action = filled(40);
const AskableField = v.picklist(askableFields);

export const OfficerStepRequest = v.object({
  applicationType: ApplicationType,
  applicationId: Id,
  action,
  version,
  given: v.optional(StepData, {}),
  documents: v.optional(v.pipe(v.array(TempId), v.maxLength(6))),
  documentKinds: KindsOfFiles,
  /** The wording of the letter that the step issues; as it is drafted if absent. */
  letter: v.optional(LetterText),
  /** The valuation sheet of the step that values land; required for it. */
  sheet: v.optional(ValuationEntry),
  /** What a question to the applicant asks for besides its text: kinds of documents and typed answers. */
  asked: v.optional(
    v.object({
      documents: v.pipe(v.array(Id), v.maxLength(30)),
      fields: v.pipe(v.array(AskableField), v.maxLength(askableFields.length)),
    }),
  ),
  ...keyed,
});

export const ApplicantStepRequest = v.object({
  applicationId: Id,
  action,
  version,
  given: v.optional(StepData, {}),
  documents: v.optional(v.pipe(v.array(TempId), v.maxLength(6)), []),
  documentKinds: KindsOfFiles,
  /** The new answers of the fields that the question asked for. */
  corrections: v.optional(
    v.pipe(
      v.array(v.object({ field: AskableField, text: filled(4000) })),
      v.maxLength(askableFields.length),
    ),
  ),
  ...keyed,
});

/** The state after the step; unchanged after the first of two approvals. */
export const StepAnswer = answer(
  v.object({
    state: v.string(),
    statusType: StatusCode,
    version: v.number(),
    isWaitingForSecondKey: v.boolean(),
    /** Until when the officer can undo the step; absent if that is not possible. */
    undoUntil: v.optional(Moment),
  }),
);

export const DecisionRequest = v.object({
  applicationType: ApplicationType,
  applicationId: Id,
  statusType: v.picklist(['A', 'R', 'G CLOSE']),
  remark: text(500),
  version,
  ...keyed,
});

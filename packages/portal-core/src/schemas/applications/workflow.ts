import * as v from 'valibot';
import { answer, filled, Id, keyed, text, Ymd } from '../common.ts';
import { PositiveAmount } from '../../validators/values/amount.ts';
import { TempId } from './documents.ts';
import { ApplicationType, StatusCode } from './track.ts';

const version = v.pipe(v.number(), v.integer());
const reference = v.optional(filled(60));
const longText = v.optional(filled(4000));

/** The authorities to which a report of illegitimate use can be transferred. */
export const authorities = ['tahasilCourt', 'tahasildar', 'mining', 'police'] as const;

/** The reason codes for rejecting or closing an application. */
export const decisionReasons = [
  'notDeityLand',
  'incompleteAfterQuery',
  'notEligible',
  'neededByTemple',
  'underLitigation',
  'inAuction',
  'falseStatement',
  'duplicate',
  'otherPolicy',
  'other',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/** The data that can be given with a step; the workflow defines the required fields of each action. */
export const StepData = v.object({
  answer: longText,
  authority: v.optional(v.picklist(authorities)),
  caseNo: reference,
  challanNo: reference,
  courtNo: reference,
  date: v.optional(v.pipe(Ymd, v.nonEmpty())),
  deedNo: reference,
  fieldReport: longText,
  minute: longText,
  opinion: longText,
  orderNo: reference,
  query: v.optional(filled(2000)),
  reason: v.optional(v.picklist(decisionReasons)),
  remark: v.optional(filled(500)),
  resolutionNo: reference,
  valuation: v.optional(PositiveAmount),
});
export type StepData = v.InferOutput<typeof StepData>;

const action = filled(40);

export const OfficerStepRequest = v.object({
  applicationType: ApplicationType,
  applicationId: Id,
  action,
  version,
  given: v.optional(StepData, {}),
  ...keyed,
});

export const ApplicantStepRequest = v.object({
  applicationId: Id,
  action,
  version,
  given: v.optional(StepData, {}),
  documents: v.optional(v.pipe(v.array(TempId), v.maxLength(6)), []),
  ...keyed,
});

/** The state after the step; unchanged after the first of two approvals. */
export const StepAnswer = answer(
  v.object({
    state: v.string(),
    statusType: StatusCode,
    version: v.number(),
    isWaitingForSecondKey: v.boolean(),
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

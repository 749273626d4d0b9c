import * as v from 'valibot';
import { answer, filled, Id, keyed, Moment, page, paging, Ymd } from '../common.ts';
import { CaseRequest } from './casePage.ts';
import { AttachedDocument } from './documents.ts';
import { Officer } from './inbox.ts';
import { ApplicationType } from './track.ts';

/** The greatest length of a question to another office, and of its answer. */
export const officeQuestionMax = 2000;
/** The most documents with a question, and files with an answer. */
const documentsMax = 10;

const officeUserTypes = ['O', 'T'] as const;
const RoleId = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));

/** An office: the officers of one role in one district or tahasil; without a district, those of all districts. */
const officeKey = {
  userType: v.picklist(officeUserTypes),
  roleId: RoleId,
  districtId: v.nullable(Id),
  tahasilId: v.nullable(Id),
};

/** The names of an office. */
const officeNames = {
  /** Empty where the role has no name. */
  roleName: v.string(),
  /** Empty for an office of all districts. */
  district_name: v.string(),
  /** Empty for an office of a whole district. */
  tehsil_name: v.string(),
};

/** An office that can be asked, with its officers. */
export const OfficeChoice = v.object({
  ...officeKey,
  ...officeNames,
  officers: v.array(Officer),
});
export type OfficeChoice = v.InferOutput<typeof OfficeChoice>;

/** How far a question is: waiting for its answer, answered, or taken back by its office. */
export const officeQuestionStates = ['open', 'answered', 'withdrawn'] as const;

const question = {
  questionId: Id,
  office: v.object(officeNames),
  /** The officer who is asked by name. */
  officer: v.nullable(Officer),
  question: v.string(),
  /** The last day for the answer. */
  dueOn: v.string(),
  state: v.picklist(officeQuestionStates),
  /** Whether it is open after its last day. */
  isOverdue: v.boolean(),
  askedBy: Officer,
  askedOn: Moment,
  /** The documents of the application that the asked office may read. */
  documents: v.array(AttachedDocument),
  /** Empty until it is answered. */
  answer: v.string(),
  answeredBy: v.nullable(Officer),
  answeredOn: v.nullable(Moment),
  answerDocuments: v.array(AttachedDocument),
};

/** A question to another office, as the office of the application reads it. */
export const OfficeQuestion = v.object({ ...question, mayWithdraw: v.boolean() });
export type OfficeQuestion = v.InferOutput<typeof OfficeQuestion>;

/** The questions about an application, newest first, and the offices that the caller may ask. */
export const OfficeQuestions = v.object({
  questions: v.array(OfficeQuestion),
  mayAsk: v.boolean(),
  /** Empty unless the caller may ask. */
  offices: v.array(OfficeChoice),
});
export type OfficeQuestions = v.InferOutput<typeof OfficeQuestions>;
export const OfficeQuestionsAnswer = answer(OfficeQuestions);

/** A question is put to an office, or to one of its officers by name. */
export const OfficeQuestionAskRequest = v.object({
  ...CaseRequest.entries,
  to: v.object({ ...officeKey, userId: v.optional(Id) }),
  question: filled(officeQuestionMax),
  dueOn: v.pipe(Ymd, v.nonEmpty()),
  documentIds: v.pipe(v.array(Id), v.maxLength(documentsMax)),
  ...keyed,
});

/** The lists of questions of an officer: to answer, answered by the own office, and asked by the officer. */
export const officeQuestionLists = ['toAnswer', 'answered', 'asked'] as const;
export type OfficeQuestionList = (typeof officeQuestionLists)[number];

/** The part of an application that an asked office may read: its land, and nothing about a person. */
export const ReceivedQuestion = v.object({
  ...question,
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  khataNo: v.string(),
  plotNo: v.string(),
  area: v.number(),
  mayAnswer: v.boolean(),
});
export type ReceivedQuestion = v.InferOutput<typeof ReceivedQuestion>;

export const OfficeQuestionListRequest = v.object({
  list: v.picklist(officeQuestionLists),
  ...paging,
});
export const OfficeQuestionListAnswer = page(ReceivedQuestion);

export const OfficeQuestionAnswerRequest = v.object({
  questionId: Id,
  answer: filled(officeQuestionMax),
  /** The temporary names of the files with the answer. */
  documents: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(documentsMax)),
  ...keyed,
});

export const OfficeQuestionRequest = v.object({ questionId: Id });

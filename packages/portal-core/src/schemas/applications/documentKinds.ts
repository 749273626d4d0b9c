import * as v from 'valibot';
import { answer, Id } from '../common.ts';

/** The kinds of cases for which documents are asked; a transfer of a lease by succession is one of its own. */
export const caseKinds = [
  'landPurchase',
  'landLease',
  'leaseRenewal',
  'leaseTransfer',
  'leaseSuccession',
  'landExchange',
  'recordCorrection',
  'report',
  'quarry',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** The kinds of applicants for land. */
export const documentApplicants = ['individual', 'joint', 'institution', 'company'] as const;

/** The circumstances of an application for land in which a document is asked. */
export const documentConditions = [
  'always',
  'sevayat',
  'representative',
  'challan',
  'noPlot',
] as const;

/** The steps of a case with which documents can be added. */
export const documentSteps = [
  'land.answer',
  'land.pay',
  'land.report',
  'land.opinion',
  'land.issueOrder',
  'land.executeDeed',
  'report.report',
  'case.orderEviction',
  'case.takePossession',
] as const;
export type DocumentStep = (typeof documentSteps)[number];

/** The types of files; a picture is jpg or jpeg by its name. */
export const documentFileTypes = ['pdf', 'jpg', 'png'] as const;

/** The largest size of a file of any kind. */
export const documentMaxKb = 2048;

/** A kind of document with the rules by which it is asked for and accepted. */
export const DocumentKindRule = v.object({
  documentId: Id,
  /** Its name in files and in the office, which never changes. */
  code: v.string(),
  place: v.number(),
  nameEn: v.string(),
  nameOr: v.string(),
  nameHi: v.string(),
  requiredFor: v.array(v.picklist(caseKinds)),
  optionalFor: v.array(v.picklist(caseKinds)),
  applicants: v.array(v.picklist(documentApplicants)),
  condition: v.picklist(documentConditions),
  steps: v.array(v.picklist(documentSteps)),
  fileTypes: v.array(v.picklist(documentFileTypes)),
  maxKb: v.number(),
  /** How many months it counts from the day on which it was handed in; 0 without an end. */
  validMonths: v.number(),
});
export type DocumentKindRule = v.InferOutput<typeof DocumentKindRule>;

/** The kinds of documents in force at a moment, now by default: those of a running case are of the day it was filed. */
export const DocumentKindsRequest = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export const DocumentKindsAnswer = answer(v.array(DocumentKindRule));

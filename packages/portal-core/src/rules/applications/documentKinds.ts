import type {
  CaseKind,
  DocumentKindRule,
  DocumentStep,
} from '../../schemas/applications/documentKinds.ts';
import type { Language } from '../../messages/languages.ts';
import type { ApplicationKind } from '../../schemas/forms/landApplication.ts';
import { workflowKinds, type WorkflowType } from '../workflow/stepRights.ts';
import { isApplicationKind } from './applicationKind.ts';

/** The kinds of documents on which the portal itself depends, by the id that the wire and the database have. */
export const fixedDocumentKinds = {
  identity: 1,
  photo: 3,
  inspection: 6,
  order: 7,
  deed: 8,
  possession: 10,
  possessionSecond: 22,
  refund: 25,
} as const;

/** A document of an application: its kind, and whether the application may go without it. */
export interface AskedDocument {
  rule: DocumentKindRule;
  required: boolean;
}

/** The answers of a land application on which its documents depend. */
export interface LandDocumentCase {
  applicationKind?: string | undefined;
  transferBasis?: string | undefined;
  applicantKind?: string | undefined;
  isSevayat?: boolean | undefined;
  hasRepresentative?: boolean | undefined;
  feePayment?: string | undefined;
  /** Empty for a whole khatiyan; absent before the land is chosen. */
  plotCode?: string | undefined;
}

/** The kinds of cases that each kind of application for land can be. */
const casesOfKind = {
  purchase: ['landPurchase'],
  lease: ['landLease'],
  renewal: ['leaseRenewal'],
  transfer: ['leaseTransfer', 'leaseSuccession'],
  exchange: ['landExchange'],
  correction: ['recordCorrection'],
} as const satisfies Readonly<Record<ApplicationKind, readonly CaseKind[]>>;

const casesOfBasis: Readonly<Record<string, readonly CaseKind[]>> = {
  transfer: ['leaseTransfer'],
  succession: ['leaseSuccession'],
};

/** Returns the kinds of cases that an application can still be: several until its answers have settled it. */
function listPossibleCases({
  applicationKind,
  transferBasis = '',
}: LandDocumentCase): readonly CaseKind[] {
  if (!isApplicationKind(applicationKind)) return Object.values(casesOfKind).flat();
  const byBasis = applicationKind === 'transfer' ? casesOfBasis[transferBasis] : undefined;
  return byBasis ?? casesOfKind[applicationKind];
}

function isConditionMet(
  { condition }: DocumentKindRule,
  {
    isSevayat = false,
    hasRepresentative = false,
    feePayment = '',
    plotCode = '',
  }: LandDocumentCase,
): boolean {
  switch (condition) {
    case 'always':
      return true;
    case 'sevayat':
      return isSevayat;
    case 'representative':
      return hasRepresentative;
    case 'challan':
      return feePayment === 'challan';
    case 'noPlot':
      return plotCode === '';
  }
}

const includesAll = (kinds: readonly CaseKind[], all: readonly CaseKind[]): boolean =>
  all.every((kind) => kinds.includes(kind));

function askDocument(rule: DocumentKindRule, kinds: readonly CaseKind[]): AskedDocument[] {
  if (includesAll(rule.requiredFor, kinds)) return [{ rule, required: true }];
  const asked = [...rule.requiredFor, ...rule.optionalFor];
  return includesAll(asked, kinds) ? [{ rule, required: false }] : [];
}

/** Returns the documents of a land application by its kind and case, in the order of the list. */
export function listLandDocuments(
  rules: readonly DocumentKindRule[],
  landCase: LandDocumentCase,
): AskedDocument[] {
  const kinds = listPossibleCases(landCase);
  const applicant = landCase.applicantKind || 'individual';
  return rules
    .filter(
      (rule) =>
        rule.applicants.some((each) => each === applicant) && isConditionMet(rule, landCase),
    )
    .flatMap((rule) => askDocument(rule, kinds));
}

/** Returns the documents that new answers of an application ask for, and its answers so far do not. */
export function listAddedDocuments(
  rules: readonly DocumentKindRule[],
  before: LandDocumentCase,
  after: LandDocumentCase,
): AskedDocument[] {
  const asked = new Set(listLandDocuments(rules, before).map(({ rule }) => rule.documentId));
  return listLandDocuments(rules, after).filter(({ rule }) => !asked.has(rule.documentId));
}

/** Returns the documents of a report or of a quarry application, whose applicants are all asked for the same. */
export const listFormDocuments = (
  rules: readonly DocumentKindRule[],
  kind: 'report' | 'quarry',
): AskedDocument[] => rules.flatMap((rule) => askDocument(rule, [kind]));

/** Returns the kinds of required documents of a land application that are not among those of the sent files. */
export const listMissingDocuments = (
  rules: readonly DocumentKindRule[],
  landCase: LandDocumentCase,
  kinds: readonly number[],
): DocumentKindRule[] =>
  listLandDocuments(rules, landCase)
    .filter(({ rule, required }) => required && !kinds.includes(rule.documentId))
    .map(({ rule }) => rule);

/** Returns the kinds of documents that may be added with a step of an application type. */
export function listStepDocuments(
  rules: readonly DocumentKindRule[],
  type: WorkflowType,
  action: string,
): DocumentKindRule[] {
  const step = `${workflowKinds[type]}.${action}`;
  return rules.filter(({ steps }) => steps.some((each: DocumentStep) => each === step));
}

/** Returns the name of a kind of document in a language. */
export const getDocumentKindName = (
  { nameEn, nameOr, nameHi }: Pick<DocumentKindRule, 'nameEn' | 'nameOr' | 'nameHi'>,
  language: Language,
): string => ({ en: nameEn, or: nameOr, hi: nameHi })[language];

/** Returns the last day, yyyy-MM-dd, on which a document counts that was handed in on a day; undefined without an end. */
export function getLastValidDay(
  handedInOn: string,
  { validMonths }: Pick<DocumentKindRule, 'validMonths'>,
): string | undefined {
  if (validMonths === 0) return undefined;
  const [year = 0, month = 1, day = 1] = handedInOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + validMonths, 0)).getUTCDate();
  const last = new Date(Date.UTC(year, month - 1 + validMonths, Math.min(day, lastOfMonth)));
  return last.toISOString().slice(0, 10);
}

/** Returns the ends of the names of files that a kind of document may have. */
export const listFileExtensions = ({ fileTypes }: Pick<DocumentKindRule, 'fileTypes'>): string[] =>
  fileTypes.flatMap((type) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type]));

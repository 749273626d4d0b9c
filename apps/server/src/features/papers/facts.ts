import {
  formatAcres,
  landApplicationFields,
  landFieldNames,
  message,
  getStatusView,
  formatTenderDate,
  type ApplicationType,
  type FormField,
  type LandField,
  type MessageKey,
  type PaperText,
} from '@temple-land/portal-core';
import { hidesReporter, type Reader } from '../../db/applications/applicationParts.ts';
import type { Fact } from './draw.ts';
import type { DecisionStep, PaperRecord } from './papers.repository.ts';
import { words } from './words.ts';

const typeKeys: Readonly<Record<ApplicationType, MessageKey | undefined>> = {
  1: 'form.1',
  2: 'form.2',
  3: undefined,
  6: 'form.6',
};

const inBoth = (key: MessageKey) => `${message('en', key)} · ${message('or', key)}`;
const named = ({ en, or }: PaperText) => `${en} · ${or}`;
const place = (nameEn: string, nameOr: string) =>
  nameOr === '' ? nameEn : `${nameEn} · ${nameOr}`;
const caseType = 'Case · ମାମଲା';
const day = (moment: Date) => formatTenderDate(moment.toISOString());

type PrintedPart = NonNullable<FormField['paper']>['part'];

const fields: Readonly<Record<LandField, FormField>> = landApplicationFields;

/** Other forms store their description and their source as the purpose. */
const purposeLabels: Readonly<Partial<Record<ApplicationType, PaperText>>> = {
  1: words.description,
  6: words.source,
};

function printedAnswer({ kind, choices }: FormField, answer: string | number): string {
  if (kind === 'acres') return answer === 0 ? '' : formatAcres(Number(answer));
  if (kind !== 'choice') return String(answer);
  const chosen = choices?.[answer];
  return chosen === undefined ? '' : named(chosen.paper);
}

function answerFacts({ application }: PaperRecord, part: PrintedPart): Fact[] {
  return landFieldNames.flatMap((name) => {
    const { paper } = fields[name];
    const value = printedAnswer(fields[name], application[name]);
    if (paper?.part !== part || value === '') return [];
    const label = name === 'purpose' ? purposeLabels[application.type] : undefined;
    return [{ label: label ?? paper.label, value }];
  });
}

function landFacts(record: PaperRecord): Fact[] {
  const { application, plotNo } = record;
  const { khataNo } = application;
  return [
    ...(khataNo === '' ? [] : [{ label: words.khatiyan, value: khataNo }]),
    ...(plotNo === '' ? [] : [{ label: words.plot, value: plotNo }]),
    ...answerFacts(record, 'land'),
  ];
}

/**
 * Returns the facts that stand on every paper: number, type, applicant, day, place and land. The office is not told
 * who reported an illegitimate use.
 */
export function commonFacts(record: PaperRecord, reader: Reader): Fact[] {
  const { application, district, tahasil, mouza } = record;
  const isHidden = hidesReporter(reader, application.type);
  const applicant = isHidden ? named(words.hidden) : record.applicant;
  const typeKey = typeKeys[application.type];
  return [
    { label: words.number, value: application.number },
    { label: words.type, value: typeKey === undefined ? caseType : inBoth(typeKey) },
    { label: words.applicant, value: applicant },
    { label: words.receivedOn, value: day(application.createdOn) },
    { label: words.district, value: place(district.nameEn, district.nameOr) },
    { label: words.tahasil, value: place(tahasil.nameEn, tahasil.nameOr) },
    ...(mouza === '' ? [] : [{ label: words.mouza, value: mouza }]),
    ...landFacts(record),
  ];
}

/** Returns what an application asks for in the applicant's own words. */
export const wishFacts = (record: PaperRecord): Fact[] => answerFacts(record, 'request');

/** Gives the names of the files that were handed in. */
export function documentFacts(names: readonly string[]): Fact[] {
  return [{ label: words.documents, value: names.join(', ') || named(words.none) }];
}

/** Gives the status of an application in both languages. */
export const statusText = (type: ApplicationType, status: string) =>
  inBoth(getStatusView(type, status).label);

/** Gives the facts of a decision: what, when, by whom, under which number, and why. */
export function decisionFacts(type: ApplicationType, step: DecisionStep): Fact[] {
  const { at, byName, decided, status, state, remark, given } = step;
  const isIssuedApart = decided.at.getTime() !== at.getTime();
  const reason = given['reason'];
  return [
    { label: words.decision, value: statusText(type, status) },
    { label: words.stage, value: inBoth(`state.${state}` as MessageKey) },
    { label: words.decidedOn, value: day(decided.at) },
    { label: words.decidedBy, value: decided.byName },
    ...(isIssuedApart
      ? [
          { label: words.issuedOn, value: day(at) },
          { label: words.issuedBy, value: byName },
        ]
      : []),
    ...(given['orderNo'] === undefined ? [] : [{ label: words.orderNo, value: given['orderNo'] }]),
    ...(reason === undefined
      ? []
      : [{ label: words.reason, value: inBoth(`reason.${reason}` as MessageKey) }]),
    ...(remark === '' ? [] : [{ label: words.remark, value: remark }]),
  ];
}

import {
  attestedFields,
  landColumnNames,
  landApplicationFields,
  type LandColumn,
} from '@temple-land/portal-core';
import type { StoredErasure } from '../../db/erasure/erasureRequests.ts';
import type { letters } from '../../db/schema/letters.ts';
import { detailFields, getStoredAnswer } from './formFields.ts';
import type { Attestation } from './checkCode.ts';
import type { DecisionStep, NoticeRow, PrintoutRecord } from './printouts.repository.ts';

/** Returns what the code of a receipt attests: the application and the time of its receipt. */
export const attestReceipt = ({ application }: PrintoutRecord): Attestation => ({
  kind: 'receipt',
  number: application.number,
  issuedOn: application.createdOn,
  substance: '',
  decision: '',
});

/** Returns what the code of an order attests: the decision, its time and its remark. */
export const attestOrder = ({ application }: PrintoutRecord, step: DecisionStep): Attestation => ({
  kind: 'order',
  number: application.number,
  issuedOn: step.at,
  // An order of an earlier release has no wording, and its code stays valid.
  substance: JSON.stringify([
    step.status,
    step.state,
    step.byName,
    step.remark,
    ...(step.letter ? [step.letter.en, step.letter.or] : []),
  ]),
  decision: JSON.stringify([step.decided.byName, step.given['orderNo'] ?? '']),
});

/** Returns what the code of a letter attests: its wording. */
export const attestLetter = (
  { application }: PrintoutRecord,
  letter: typeof letters.$inferSelect,
): Attestation => ({
  kind: 'letter',
  number: application.number,
  issuedOn: letter.issuedOn,
  substance: JSON.stringify([letter.id, letter.kind, letter.en, letter.or]),
  decision: '',
});

/** Returns what the code of a notice in a case attests: the party, what it is told, and the day of the hearing. */
export const attestNotice = (
  { application }: PrintoutRecord,
  { notice, party }: NoticeRow,
): Attestation => ({
  kind: 'notice',
  number: application.number,
  issuedOn: notice.issuedOn,
  substance: JSON.stringify([notice.id, notice.kind, party.name, notice.hearingOn]),
  decision: '',
});

/** Returns what the code of a request for erasure attests: its number, its account and when it was asked for. */
export const attestErasure = ({ number, userId, askedOn }: StoredErasure): Attestation => ({
  kind: 'erasure',
  number,
  issuedOn: askedOn,
  substance: JSON.stringify([userId]),
  decision: '',
});

const commonFields = Object.fromEntries(
  landColumnNames.map((name) => [name, landApplicationFields[name]]),
) as Pick<typeof landApplicationFields, LandColumn>;

/**
 * Returns what the code of a printed application attests in a version: the applicant, the land and the attested
 * answers.
 */
export const attestApplication = (record: PrintoutRecord, version: number): Attestation => {
  const { application, applicant } = record;
  const { number, type, createdOn, khataNo, plotCode } = application;
  const answers = attestedFields(commonFields, version).map((name) => application[name]);
  const fields = detailFields[type] ?? {};
  const details = attestedFields(fields, version).flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [getStoredAnswer(record, name, field)];
  });
  // An application for one plot has the substance of earlier releases, and its code stays valid.
  const others = (record.plots ?? []).slice(1).map((plot) => [plot.plotCode, plot.area]);
  const several = others.length === 0 ? [] : [others];
  const substance = JSON.stringify([
    applicant,
    khataNo,
    plotCode,
    ...answers,
    ...details,
    ...several,
  ]);
  return { kind: 'application', number, issuedOn: createdOn, substance, decision: '' };
};

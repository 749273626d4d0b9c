import { attestedFields, landApplicationFields } from '@temple-land/portal-core';
import type { Vouched } from './checkCode.ts';
import type { DecisionStep, PaperRecord } from './papers.repository.ts';

/** What the code of a receipt vouches for: that this application came in at this moment. */
export const receiptOf = ({ application }: PaperRecord): Vouched => ({
  paper: 'receipt',
  number: application.number,
  issuedOn: application.createdOn,
  substance: '',
  decision: '',
});

/** What the code of an order vouches for: this decision, made at this moment, in these words. */
export const orderOf = ({ application }: PaperRecord, step: DecisionStep): Vouched => ({
  paper: 'order',
  number: application.number,
  issuedOn: step.at,
  substance: JSON.stringify([step.status, step.state, step.byName, step.remark]),
  decision: JSON.stringify([step.decided.byName, step.given['orderNo'] ?? '']),
});

/** What the code of a whole application attests in a version: who asked for what land, and for what. */
export const wholeOf = ({ application, applicant }: PaperRecord, version: number): Vouched => {
  const { number, createdOn, khataNo, plotCode } = application;
  const answers = attestedFields(landApplicationFields, version).map((name) => application[name]);
  const substance = JSON.stringify([applicant, khataNo, plotCode, ...answers]);
  return { paper: 'application', number, issuedOn: createdOn, substance, decision: '' };
};

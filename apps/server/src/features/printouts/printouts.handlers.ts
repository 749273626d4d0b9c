import { isReporterHidden, type ApplicationType } from '@temple-land/portal-core';
import { recordAccess } from '../../db/activity/accessLedger.ts';
import { loadDocuments } from '../../db/applications/applicationDocuments.ts';
import { type ApplicationReader } from '../../db/applications/applicationParts.ts';
import { loadPayments } from '../../db/applications/payments.ts';
import { findValuation } from '../../db/applications/valuations.ts';
import type { Database } from '../../db/database.ts';
import { isResponsible } from '../../db/land/territory.ts';
import type { FileReply, MemberHandler, SignedIn } from '../../handler.ts';
import { currentVersion } from './checkCode.ts';
import { readOfficeDetails } from '../../db/office/officeDetails.ts';
import { recordOrderOpening } from '../../db/applications/letterOpenings.ts';
import { createFile } from './printoutFile.ts';
import type { PrintoutRow } from './renderPrintout.ts';
import { buildAmountRows, buildPaymentRows } from './amountRows.ts';
import {
  buildCommonRows,
  buildDecisionRows,
  buildDetailRows,
  buildDocumentRows,
  formatStatus,
  buildRequestRows,
} from './printoutRows.ts';
import {
  listDecisionSteps,
  findRecordById,
  findSketch,
  type DecisionStep,
  type PrintoutRecord,
} from './printouts.repository.ts';
import { attestOrder, attestReceipt, attestApplication } from './attestation.ts';
import { texts } from './printoutTexts.ts';

/** Finds an application for its applicant or the officers of its place; undefined for others. Records the access. */
async function findReadableRecord(
  id: number,
  context: SignedIn,
): Promise<PrintoutRecord | undefined> {
  const { db, caller, clock } = context;
  const record = await findRecordById(db, id);
  if (!record) return undefined;
  const { applicantId, number, type } = record.application;
  if (caller.isGuest && !isReporterHidden(type as ApplicationType)) return undefined;
  if (applicantId !== caller.userId && !isResponsible(caller, record.application)) return undefined;
  const reading = { subjectId: applicantId, readerId: caller.userId, record: number };
  await recordAccess(db, [{ ...reading, purpose: 'document' }], clock());
  return record;
}

// A code alone shows nothing about a person, not even to that person.
const getReader = ({ application }: PrintoutRecord, { caller }: SignedIn): ApplicationReader =>
  application.applicantId === caller.userId && !caller.isGuest ? 'applicant' : 'office';

async function loadDocumentRows(
  db: Database,
  id: number,
  reader: ApplicationReader,
): Promise<PrintoutRow[]> {
  const files = (await loadDocuments(db, [id], reader)).get(id) ?? [];
  return buildDocumentRows(files);
}

const loadPaymentOrders = async (db: Database, id: number) =>
  (await loadPayments(db, id)).paymentOrders ?? [];

async function createReceipt(id: number, context: SignedIn): Promise<FileReply | undefined> {
  const record = await findReadableRecord(id, context);
  if (!record) return undefined;
  const reader = getReader(record, context);
  const rows = [
    ...buildCommonRows(record, reader),
    ...buildPaymentRows(await loadPaymentOrders(context.db, id)),
    ...(await loadDocumentRows(context.db, id, reader)),
  ];
  return createFile(context, attestReceipt(record), rows, texts.receiptText);
}

async function createOrder(id: number, context: SignedIn): Promise<FileReply | undefined> {
  const record = await findReadableRecord(id, context);
  if (!record) return undefined;
  const step: DecisionStep | undefined = (
    await listDecisionSteps(context.db, record.application)
  ).at(-1);
  if (!step || record.application.status === 'P') return undefined;
  const rows = [
    ...buildCommonRows(record, getReader(record, context)),
    ...buildRequestRows(record),
    ...buildDecisionRows(record.application.type, step),
    ...buildAmountRows(
      await findValuation(context.db, id),
      (await readOfficeDetails(context.db)).details,
      await loadPaymentOrders(context.db, id),
    ),
  ];
  const { letter } = step;
  const { db, caller, clock } = context;
  if (record.application.applicantId === caller.userId)
    await recordOrderOpening(db, id, caller, clock());
  return createFile(context, attestOrder(record, step), rows, texts.orderText, { letter });
}

async function createApplicationPdf(id: number, context: SignedIn): Promise<FileReply | undefined> {
  const record = await findReadableRecord(id, context);
  if (!record) return undefined;
  const { type, status } = record.application;
  const reader = getReader(record, context);
  const rows = [
    ...buildCommonRows(record, reader),
    ...buildRequestRows(record),
    ...buildDetailRows(record),
    ...(await loadDocumentRows(context.db, id, reader)),
    { label: texts.status, value: formatStatus(type, status) },
  ];
  const attestation = attestApplication(record, currentVersion);
  const sketch = await findSketch(context.db, record);
  return createFile(context, attestation, rows, texts.applicationText, { sketch });
}

/** Answers land/receipt: the receipt of an application, for its applicant and the officers of its place. */
export const applicationReceipt: MemberHandler<'applicationReceipt'> = (input, context) =>
  createReceipt(input.applicationId, context);

/** Answers land/order: the order of the last decision; 404 before a decision. */
export const decisionOrder: MemberHandler<'decisionOrder'> = (input, context) =>
  createOrder(input.applicationId, context);

/** Answers land-purchase-application/generatePdfApplicant: the application as a PDF. */
export const applicantPdf: MemberHandler<'applicantPdf'> = (input, context) =>
  createApplicationPdf(input.intId, context);

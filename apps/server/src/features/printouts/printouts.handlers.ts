import { recordAccess } from '../../db/activity/accessLedger.ts';
import { loadDocuments } from '../../db/applications/applicationDocuments.ts';
import { type ApplicationReader } from '../../db/applications/applicationParts.ts';
import { findValuation } from '../../db/applications/valuations.ts';
import type { Database } from '../../db/database.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { isResponsible } from '../../db/land/territory.ts';
import { getPublicOrigin } from '../../config.ts';
import type { FileReply, MemberHandler, SignedIn } from '../../handler.ts';
import { buildCheckCode, currentVersion, type Attestation } from './checkCode.ts';
import { renderPrintout, type PrintoutRow, type Printout } from './renderPrintout.ts';
import { buildAmountRows } from './amountRows.ts';
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
  const { applicantId, number } = record.application;
  if (applicantId !== caller.userId && !isResponsible(caller, record.application)) return undefined;
  const reading = { subjectId: applicantId, readerId: caller.userId, record: number };
  await recordAccess(db, [{ ...reading, purpose: 'document' }], clock());
  return record;
}

function buildCheck({ config }: SignedIn, attestation: Attestation): Printout['check'] {
  const code = buildCheckCode(config, attestation);
  const page = `${getPublicOrigin(config)}/website/verify-document`;
  const query = new URLSearchParams({ number: attestation.number, code });
  return { code, page, address: `${page}?${query}` };
}

const userLimit = { action: 'paper', requests: 120, windowMs: 3_600_000 };

async function createFile(
  context: SignedIn,
  attestation: Attestation,
  rows: readonly PrintoutRow[],
): Promise<FileReply> {
  const { kind, number } = attestation;
  await enforceUserRateLimit(context, context.caller.userId, userLimit);
  const text = {
    receipt: texts.receiptText,
    order: texts.orderText,
    application: texts.applicationText,
  }[kind];
  const bytes = await renderPrintout({
    title: texts[kind],
    number,
    rows,
    text,
    check: buildCheck(context, attestation),
    isSample: context.config.PORTAL_MODE === 'demo',
    createdOn: context.clock(),
  });
  const fileName = `${kind}-${number.replaceAll('/', '-')}.pdf`;
  return { fileName, mediaType: 'application/pdf', bytes };
}

const getReader = ({ application }: PrintoutRecord, { caller }: SignedIn): ApplicationReader =>
  application.applicantId === caller.userId ? 'applicant' : 'office';

async function loadDocumentRows(
  db: Database,
  id: number,
  reader: ApplicationReader,
): Promise<PrintoutRow[]> {
  const files = (await loadDocuments(db, [id], reader)).get(id) ?? [];
  return buildDocumentRows(files.map(({ fileName }) => fileName));
}

async function createReceipt(id: number, context: SignedIn): Promise<FileReply | undefined> {
  const record = await findReadableRecord(id, context);
  if (!record) return undefined;
  const reader = getReader(record, context);
  const rows = [
    ...buildCommonRows(record, reader),
    ...(await loadDocumentRows(context.db, id, reader)),
  ];
  return createFile(context, attestReceipt(record), rows);
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
    ...buildAmountRows(await findValuation(context.db, id)),
  ];
  return createFile(context, attestOrder(record, step), rows);
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
  return createFile(context, attestApplication(record, currentVersion), rows);
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

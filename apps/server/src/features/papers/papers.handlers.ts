import type { ApplicationType } from '@temple-land/portal-core';
import { recordReadings } from '../../db/activity/accessLedger.ts';
import { detailsOf, documentsOf, type Reader } from '../../db/applications/applicationParts.ts';
import type { Database } from '../../db/database.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { isResponsible } from '../../db/land/territory.ts';
import { publicOrigin } from '../../config.ts';
import type { FileReply, MemberHandler, SignedIn } from '../../handler.ts';
import { checkCode, currentVersion, type Vouched } from './checkCode.ts';
import { drawPaper, type Fact, type Paper } from './draw.ts';
import { commonFacts, decisionFacts, documentFacts, statusText, wishFacts } from './facts.ts';
import {
  decisionSteps,
  findById,
  type DecisionStep,
  type PaperRecord,
} from './papers.repository.ts';
import { orderOf, receiptOf, wholeOf } from './vouched.ts';
import { words } from './words.ts';

/** Finds an application for its applicant or the officers of its place; for others it is not there. */
async function findReadable(id: number, context: SignedIn): Promise<PaperRecord | undefined> {
  const { db, caller, clock } = context;
  const record = await findById(db, id);
  if (!record) return undefined;
  const { applicantId, number } = record.application;
  if (applicantId !== caller.userId && !isResponsible(caller, record.application)) return undefined;
  const reading = { subjectId: applicantId, readerId: caller.userId, record: number };
  await recordReadings(db, [{ ...reading, purpose: 'document' }], clock());
  return record;
}

function checkOf({ config }: SignedIn, vouched: Vouched): Paper['check'] {
  const code = checkCode(config, vouched);
  const page = `${publicOrigin(config)}/website/verify-document`;
  const query = new URLSearchParams({ number: vouched.number, code });
  return { code, page, address: `${page}?${query}` };
}

const byUser = { action: 'paper', requests: 120, windowMs: 3_600_000 };

async function paperOf(
  context: SignedIn,
  vouched: Vouched,
  facts: readonly Fact[],
): Promise<FileReply> {
  const { paper, number } = vouched;
  await enforceUserRateLimit(context, context.caller.userId, byUser);
  const text = {
    receipt: words.receiptText,
    order: words.orderText,
    application: words.applicationText,
  }[paper];
  const bytes = await drawPaper({
    title: words[paper],
    number,
    facts,
    text,
    check: checkOf(context, vouched),
    isSample: context.config.PORTAL_MODE === 'demo',
    madeOn: context.clock(),
  });
  const fileName = `${paper}-${number.replaceAll('/', '-')}.pdf`;
  return { fileName, mediaType: 'application/pdf', bytes };
}

const readerOf = ({ application }: PaperRecord, { caller }: SignedIn): Reader =>
  application.applicantId === caller.userId ? 'applicant' : 'office';

async function handedIn(db: Database, id: number, reader: Reader): Promise<Fact[]> {
  const files = (await documentsOf(db, [id], reader)).get(id) ?? [];
  return documentFacts(files.map(({ fileName }) => fileName));
}

async function quarryFacts(db: Database, type: ApplicationType, id: number): Promise<Fact[]> {
  const { quarry } = await detailsOf(db, type, id);
  if (!quarry) return [];
  return [
    { label: words.quantity, value: quarry.quantity.toLocaleString('en-IN') },
    { label: words.period, value: quarry.leasePeriod },
  ];
}

async function receipt(id: number, context: SignedIn): Promise<FileReply | undefined> {
  const record = await findReadable(id, context);
  if (!record) return undefined;
  const reader = readerOf(record, context);
  const facts = [...commonFacts(record, reader), ...(await handedIn(context.db, id, reader))];
  return paperOf(context, receiptOf(record), facts);
}

async function order(id: number, context: SignedIn): Promise<FileReply | undefined> {
  const record = await findReadable(id, context);
  if (!record) return undefined;
  const step: DecisionStep | undefined = (await decisionSteps(context.db, record.application)).at(
    -1,
  );
  if (!step || record.application.status === 'P') return undefined;
  const facts = [
    ...commonFacts(record, readerOf(record, context)),
    ...wishFacts(record),
    ...decisionFacts(record.application.type, step),
  ];
  return paperOf(context, orderOf(record, step), facts);
}

async function application(id: number, context: SignedIn): Promise<FileReply | undefined> {
  const record = await findReadable(id, context);
  if (!record) return undefined;
  const { type, status } = record.application;
  const reader = readerOf(record, context);
  const facts = [
    ...commonFacts(record, reader),
    ...wishFacts(record),
    ...(await quarryFacts(context.db, type, id)),
    ...(await handedIn(context.db, id, reader)),
    { label: words.status, value: statusText(type, status) },
  ];
  return paperOf(context, wholeOf(record, currentVersion), facts);
}

/** Answers land/receipt: the receipt of an application, for its applicant and the officers of its place. */
export const applicationReceipt: MemberHandler<'applicationReceipt'> = (input, context) =>
  receipt(input.applicationId, context);

/** Answers land/order: the order of the last decision; nothing while there is none. */
export const decisionOrder: MemberHandler<'decisionOrder'> = (input, context) =>
  order(input.applicationId, context);

/** Answers land-purchase-application/generatePdfApplicant: the whole application as it was handed in. */
export const applicantPdf: MemberHandler<'applicantPdf'> = (input, context) =>
  application(input.intId, context);

import {
  correctionSteps,
  correctionTargets,
  isCorrectionStepOpen,
  message,
  tempFileLifeMs,
  type Correction,
  type Input,
  type MessageKey,
} from '@temple-land/portal-core';
import type { ChangeTransaction } from '../../approvals/change.ts';
import { Refused } from '../../approvals/refused.ts';
import { addCorrectionStep } from '../../approvals/settleCorrection.ts';
import { hasWithdrawn } from '../../db/accounts/consents.ts';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { attachDocuments } from '../../db/applications/applicationWrites.ts';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import { formatCorrectionNumber } from '../../db/land/correctionNumber.ts';
import { isResponsible } from '../../db/land/territory.ts';
import { enforceRateLimit, enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { corrections } from '../../db/schema/corrections.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import {
  findCorrectionRecord,
  hasOpenCorrection,
  isOfficer,
  listCorrections,
  listReadableFields,
  listSteps,
  lockCorrection,
  readEntry,
  type CorrectionRecord,
  type FoundCorrection,
} from './corrections.repository.ts';
import { notifyOffice } from './notifyOffice.ts';
import { proposeCorrection } from './proposeCorrection.ts';

const addressLimit = { action: 'correction', requests: 30, windowMs: 3_600_000 };
const userLimit = { action: 'correction', requests: 10, windowMs: 3_600_000 };

const refuse = (status: 400 | 409, key: MessageKey): never => {
  throw new Refused({ status, key });
};

/** Answers a refusal with its message, and runs what follows a commit otherwise. */
async function answerOrRefuse<Answer>(
  context: SignedIn,
  work: (transaction: Omit<ChangeTransaction, 'tx'>) => Promise<Answer>,
) {
  const afterCommit: ChangeTransaction['afterCommit'] = [];
  try {
    const answer = await work({ context, afterCommit });
    for (const run of afterCommit) await run();
    return answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, key } = error.fault;
    // A number that is taken is a value that the record cannot have.
    return { status: status === 111 ? 400 : status, message: message(context.language, key) };
  }
}

/** Answers land/correction/record: a plot or khatiyan with the entries that the caller may see; 404 unknown. */
export const correctionSubject: MemberHandler<'correctionSubject'> = async (request, context) => {
  const { db, caller, language } = context;
  const record = await findCorrectionRecord(db, caller, request, language);
  if (!record) return { status: 404 };
  const { plot, khatiyan, names } = record;
  return {
    status: 200,
    result: {
      ...names,
      plotCode: plot?.code ?? '',
      plotNo: plot?.number ?? '',
      khataNoId: khatiyan.id,
      khataNo: khatiyan.number,
      entries: listReadableFields(caller, record).map((field) => ({
        field,
        value: readEntry(record, field),
      })),
    },
  };
};

/** Throws `Refused` if a request cannot be made: another record, the same value, or a second time. */
async function checkRequest(
  tx: Database,
  { caller }: SignedIn,
  record: CorrectionRecord,
  { field, entryNow, entryWanted, document }: Input<'correctionSave'>,
): Promise<string> {
  const isOfPlot = correctionTargets[field].entity === 'plot';
  if (isOfPlot && record.plot === null) return refuse(400, 'admin.invalid');
  const isReadable = listReadableFields(caller, record).includes(field);
  const present = isReadable ? readEntry(record, field) : entryNow.trim();
  if (field !== 'outline' && present === entryWanted) return refuse(400, 'correction.same');
  if (document === undefined && !isOfficer(caller)) return refuse(400, 'correction.document');
  if (await hasOpenCorrection(tx, caller.userId, record, field))
    return refuse(409, 'correction.twice');
  return present;
}

/** Stores a request; returns its number, undefined without the record. Throws `Refused` where a rule forbids it. */
async function addCorrection(
  transaction: ChangeTransaction,
  request: Input<'correctionSave'>,
): Promise<string | undefined> {
  const { tx, context } = transaction;
  const { caller, clock, language } = context;
  const now = clock();
  if (await hasWithdrawn(tx, caller.userId, 'service')) return refuse(400, 'consent.needed');
  const record = await findCorrectionRecord(tx, caller, request, language);
  if (!record) return undefined;
  const entryNow = await checkRequest(tx, context, record, request);
  const { plot, khatiyan } = record;
  const [row] = await tx
    .insert(corrections)
    .values({
      mouzaId: khatiyan.mouzaId,
      plotId: plot?.id ?? null,
      khatiyanId: khatiyan.id,
      plotNo: plot?.number ?? '',
      khataNo: khatiyan.number,
      field: request.field,
      entryNow,
      entryWanted: request.entryWanted,
      reason: request.reason,
      requestedBy: caller.userId,
      requestedOn: now,
    })
    .returning();
  if (!row) throw new Error('A correction request was not stored.');
  if (request.document !== undefined) {
    const files = { ownerId: caller.userId, tempIds: [request.document], kinds: {} };
    const createdAfter = new Date(now.getTime() - tempFileLifeMs);
    const attached = await attachDocuments(
      tx,
      { correctionId: row.id },
      { ...files, createdAfter },
    );
    if (attached !== 1) return refuse(400, 'apply.document.failed');
  }
  await notifyOffice(transaction, row, record.place, 'notice.correctionReceived');
  const number = formatCorrectionNumber(row.id, now);
  const changedFields = [{ label: 'field', value: request.field }];
  await addAuditEntry(tx, context, {
    action: 'CREATE',
    remark: `correction ${number}`,
    changedFields,
  });
  return number;
}

/**
 * Answers land/correction/save: stores the report of an error in an entry of the record and notifies the officers of
 * its tahasil. 400 with the violated rule, 404 unknown record, 409 while the caller has one about the same entry.
 */
export const correctionSave: MemberHandler<'correctionSave'> = async (request, context) => {
  await enforceRateLimit(context, addressLimit);
  await enforceUserRateLimit(context, context.caller.userId, userLimit);
  return answerOrRefuse(context, (transaction) =>
    runOnce(context, async (tx) => {
      const correctionNo = await addCorrection({ ...transaction, tx }, request);
      return correctionNo === undefined
        ? { status: 404 }
        : { status: 200 as const, result: { correctionNo } };
    }),
  );
};

function toWire(
  { correction, plot, khatiyan, names, requesterType, documentId }: FoundCorrection,
  steps: Correction['steps'],
  { caller }: SignedIn,
): Correction {
  const { id, field } = correction;
  const isOfPlot = correctionTargets[field].entity === 'plot';
  const record = khatiyan && (plot || !isOfPlot) ? { plot, khatiyan } : undefined;
  const isReadable = record && listReadableFields(caller, record).includes(field);
  return {
    correctionId: id,
    correctionNo: formatCorrectionNumber(id, correction.requestedOn),
    state: correction.state,
    ...names,
    plotCode: plot?.code ?? '',
    plotNo: correction.plotNo,
    khataNoId: khatiyan?.id ?? null,
    khataNo: correction.khataNo,
    field,
    entryNow: correction.entryNow,
    entryWanted: correction.entryWanted,
    recordNow: isReadable ? readEntry(record, field) : null,
    reason: correction.reason,
    documentId,
    requestedOn: correction.requestedOn.toISOString(),
    isOwn: correction.requestedBy === caller.userId,
    isOfOffice: isOfficer({ userType: requesterType }),
    steps,
  };
}

/**
 * Answers land/correction/list: the caller's own requests, or those of an officer's territory by their state, without
 * the person of the requester; 404 without one.
 */
export const correctionList: MemberHandler<'correctionList'> = async (request, context) => {
  const { db, caller, language } = context;
  const { rows, total } = await listCorrections(db, caller, request, language);
  if (rows.length === 0) return { status: 404 };
  const steps = await listSteps(
    db,
    rows.map(({ correction }) => correction.id),
  );
  const result = rows.map((row) => {
    const own = steps.filter(({ correctionId }) => correctionId === row.correction.id);
    const shown = own.map(({ kind, text, at }) => ({ kind, text, at: at.toISOString() }));
    return toWire(row, shown, context);
  });
  return { status: 200, result: { rows: result, total } };
};

/** Returns whether the caller may take a step: as the requester, or as an officer of the territory. */
const mayTake = (
  { caller }: SignedIn,
  { action }: Input<'correctionStep'>,
  { correction, place }: FoundCorrection,
) =>
  correctionSteps[action].by === 'requester'
    ? correction.requestedBy === caller.userId
    : isOfficer(caller) && isResponsible(caller, place);

async function takeStep(
  transaction: ChangeTransaction,
  found: FoundCorrection,
  request: Input<'correctionStep'>,
): Promise<void> {
  const { tx, context } = transaction;
  const { action, text = '' } = request;
  const { correction, place } = found;
  if (action !== 'propose' && action !== 'withdraw' && text.trim() === '')
    return refuse(400, 'admin.required');
  const words =
    action === 'propose' ? await proposeCorrection(transaction, found, request) : text.trim();
  const byUserId = context.caller.userId;
  const step = { kind: action, state: correctionSteps[action].to, text: words, byUserId };
  await addCorrectionStep(transaction, correction, step);
  if (action === 'answer')
    await notifyOffice(transaction, correction, place, 'notice.correctionAnswered');
  const number = formatCorrectionNumber(correction.id, correction.requestedOn);
  await addAuditEntry(tx, context, {
    action: 'UPDATE',
    remark: `correction ${number}`,
    changedFields: [{ label: 'step', value: action }],
  });
}

/**
 * Answers land/correction/step: the office asks, refuses or proposes the edit, which a second administrator decides;
 * the requester answers or withdraws. 400 with the violated rule, 404 unknown or not the caller's, 409 if it has moved
 * on or another change of the record waits.
 */
export const correctionStep: MemberHandler<'correctionStep'> = async (request, context) =>
  answerOrRefuse(context, (transaction) =>
    runOnce(context, async (tx) => {
      const found = await lockCorrection(tx, request.correctionId, context.language);
      if (!found || !mayTake(context, request, found)) return { status: 404 };
      if (!isCorrectionStepOpen(request.action, found.correction.state))
        return refuse(409, 'correction.moved');
      await takeStep({ ...transaction, tx }, found, request);
      return { status: 200 };
    }),
  );

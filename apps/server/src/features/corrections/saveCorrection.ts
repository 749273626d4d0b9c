import { correctionTargets, tempFileLifeMs, type Input } from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { hasWithdrawn } from '../../db/accounts/consents.ts';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { attachDocuments } from '../../db/applications/applicationWrites.ts';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import { formatCorrectionNumber } from '../../db/land/correctionNumber.ts';
import { enforceRateLimit, enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { corrections } from '../../db/schema/corrections.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { answerOrRefuse, refuse } from './answerOrRefuse.ts';
import {
  findCorrectionRecord,
  hasOpenCorrection,
  isOfficer,
  listReadableFields,
  readEntry,
  type CorrectionRecord,
} from './corrections.repository.ts';
import { notifyOffice } from './notifyOffice.ts';

const addressLimit = { action: 'correction', requests: 30, windowMs: 3_600_000 };
const userLimit = { action: 'correction', requests: 10, windowMs: 3_600_000 };

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
  transaction: RequestTransaction,
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
  return answerOrRefuse(context, () =>
    runOnce(context, async (tx) => {
      const correctionNo = await addCorrection({ tx, context }, request);
      return correctionNo === undefined
        ? { status: 404 }
        : { status: 200 as const, result: { correctionNo } };
    }),
  );
};

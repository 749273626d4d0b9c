import { and, eq, sql } from 'drizzle-orm';
import {
  formatIndianDate,
  retirementCauses,
  type Input,
  type PlotMatter,
} from '@temple-land/portal-core';
import { addRecordChange } from '../db/activity/recordChanges.ts';
import type { Database } from '../db/database.ts';
import { setEffectiveDay } from '../db/land/effectiveDay.ts';
import { listPlotMatters } from '../db/land/plotMatters.ts';
import { khatiyans, plots } from '../db/schema/land.ts';
import type { ChangeKind, RequestTransaction, StoredChange } from './change.ts';
import { effectiveOnField } from './khatiyanChange.ts';
import { Refused } from './refused.ts';
import { requestApproval } from './requestApproval.ts';
import { claimSourceDocument } from './sourceDocument.ts';

/** A plot or a khatiyan. */
type LandEntity = 'plot' | 'khatian';

/** A plot or khatiyan to take out of use. */
interface Subject {
  entity: LandEntity;
  id: number;
}

const tables = { plot: plots, khatian: khatiyans } as const;

/** Returns what is open about the plots of a request, or about a khatiyan: its plots in use, and what is about them. */
export async function listLandMatters(
  tx: Database,
  { entity, ids }: Input<'plotMatters'>,
): Promise<PlotMatter[]> {
  const isOne = sql`${entity === 'plot' ? plots.id : plots.khatiyanId} = any(${`{${ids.join(',')}}`}::int[])`;
  const rows = await tx
    .select()
    .from(plots)
    .where(and(isOne, eq(plots.isActive, true)))
    .orderBy(plots.id);
  const matters = await listPlotMatters(tx, rows);
  if (entity === 'plot') return matters;
  const inUse = rows.map(({ id, number }): PlotMatter => ({
    kind: 'plot',
    number,
    plotId: id,
    plotNo: number,
    isBlocking: true,
  }));
  return [...inUse, ...matters];
}

async function checkMatters(tx: Database, { entity, id }: Subject): Promise<void> {
  const matters = await listLandMatters(tx, { entity, ids: [id] });
  if (matters.some(({ isBlocking }) => isBlocking))
    throw new Refused({ status: 409, key: 'retirement.held' });
}

async function lockSubject(tx: Database, { entity, id }: Subject) {
  const table = tables[entity];
  const [row] = await tx
    .select({ version: table.version, isActive: table.isActive, number: table.number })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  return row;
}

/**
 * Asks a second administrator to approve that a plot or khatiyan goes out of use; returns false if there is none. Throws
 * `Refused` with 400 without a cause, reason or document, or for a later day, 409 while something open is about it or a
 * change of it waits.
 */
export async function requestRetirement(
  transaction: RequestTransaction,
  request: Input<'adminDelete'>,
  entity: LandEntity,
): Promise<boolean> {
  const { tx, context } = transaction;
  const { id, version, cause, reason = '', source = '', effectiveOn = '' } = request;
  const record = await lockSubject(tx, { entity, id });
  if (!record) return false;
  const today = formatIndianDate(context.clock());
  const missing = { cause: cause ?? '', reason: reason.trim(), source: source.trim() };
  const field = Object.entries(missing).find(([, value]) => value === '')?.[0];
  if (field !== undefined) throw new Refused({ status: 400, key: 'admin.required', field });
  if (effectiveOn > today) {
    throw new Refused({ status: 400, key: 'admin.future', field: 'effectiveOn' });
  }
  if (!record.isActive || record.version !== version)
    throw new Refused({ status: 409, key: 'admin.conflict' });
  await checkMatters(tx, { entity, id });
  const isPlot = entity === 'plot';
  await requestApproval(transaction, {
    kind: isPlot ? 'plotRetirement' : 'khatiyanRetirement',
    userId: null,
    ...(isPlot ? { plotId: id } : { khatiyanId: id }),
    before: { number: record.number },
    after: {
      cause: missing.cause,
      reason: missing.reason,
      [effectiveOnField]: effectiveOn === '' ? today : effectiveOn,
    },
    reason: missing.source,
    documentId: await claimSourceDocument(transaction, request.sourceFile),
  });
  return true;
}

const getSubject = ({ plotId, khatiyanId }: StoredChange): Subject =>
  plotId === null ? { entity: 'khatian', id: khatiyanId ?? 0 } : { entity: 'plot', id: plotId };

const isCause = (value: unknown) => retirementCauses.some((cause) => cause === value);

/** The retirement of a plot or khatiyan, which rests on a document: its reason. The record stays with its history. */
export const landRetirement: ChangeKind = {
  readPresent: async (tx, change) => {
    const record = await lockSubject(tx, getSubject(change));
    return record?.isActive ? { number: record.number } : undefined;
  },
  apply: async ({ tx, context }, change) => {
    const subject = getSubject(change);
    await checkMatters(tx, subject);
    const table = tables[subject.entity];
    const version = sql`${table.version} + 1`;
    const { cause, reason, [effectiveOnField]: effectiveOn } = change.after;
    const since = String(effectiveOn ?? '') || formatIndianDate(context.clock());
    await setEffectiveDay(tx, since);
    await tx.update(table).set({ isActive: false, version }).where(eq(table.id, subject.id));
    if (!isCause(cause)) throw new Error('A retirement has no cause.');
    await addRecordChange(
      tx,
      {
        entity: subject.entity,
        recordId: subject.id,
        action: 'retire',
        changedBy: change.askedBy,
        approvedBy: context.caller.userId,
        effectiveOn: since,
        source: change.reason,
        documentId: change.documentId,
        fields: [
          { name: 'cause', before: '', after: String(cause) },
          { name: 'reason', before: '', after: String(reason) },
        ],
      },
      context.clock(),
    );
  },
};

import { alias } from 'drizzle-orm/pg-core';
import { and, desc, eq } from 'drizzle-orm';
import { formatIndianDate, type EntityName, type RecordChange } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { corrections } from '../schema/corrections.ts';
import { documents } from '../schema/documents.ts';
import { recordChanges } from '../schema/recordChanges.ts';
import { formatCorrectionNumber } from '../land/correctionNumber.ts';
import { sourceFileColumns, toSourceFile } from './sourceFiles.ts';

const mostChanges = 100;

const editor = alias(users, 'editor');
const approver = alias(users, 'approver');

/** A change to keep in the history of a record. */
export interface NewRecordChange extends Pick<
  typeof recordChanges.$inferInsert,
  'action' | 'changedBy' | 'approvedBy' | 'source' | 'documentId' | 'fields' | 'correctionId'
> {
  entity: EntityName;
  recordId: number;
  /** yyyy-MM-dd; the day of the change if empty. */
  effectiveOn: string;
}

/** Adds a change to the history of a record, in the transaction of the change. */
export async function addRecordChange(
  tx: Database,
  { effectiveOn, ...change }: NewRecordChange,
  changedOn: Date,
): Promise<void> {
  const since = effectiveOn === '' ? formatIndianDate(changedOn) : effectiveOn;
  await tx.insert(recordChanges).values({ ...change, effectiveOn: since, changedOn });
}

/** Returns the newest hundred changes of a record, newest first. */
export async function listRecordChanges(
  db: Database,
  entity: EntityName,
  recordId: number,
): Promise<RecordChange[]> {
  const rows = await db
    .select({
      change: recordChanges,
      changedBy: editor.fullName,
      approvedBy: approver.fullName,
      requestedOn: corrections.requestedOn,
      sourceFile: sourceFileColumns,
    })
    .from(recordChanges)
    .innerJoin(editor, eq(editor.id, recordChanges.changedBy))
    .leftJoin(approver, eq(approver.id, recordChanges.approvedBy))
    .leftJoin(corrections, eq(corrections.id, recordChanges.correctionId))
    .leftJoin(documents, eq(documents.id, recordChanges.documentId))
    .where(and(eq(recordChanges.entity, entity), eq(recordChanges.recordId, recordId)))
    .orderBy(desc(recordChanges.id))
    .limit(mostChanges);
  return rows.map(({ change, changedBy, approvedBy, requestedOn, sourceFile }) => ({
    id: change.id,
    action: change.action,
    changedOn: change.changedOn.toISOString(),
    changedBy,
    approvedBy: approvedBy ?? '',
    effectiveOn: change.effectiveOn,
    source: change.source,
    ...toSourceFile(sourceFile),
    correctionNo:
      change.correctionId === null || requestedOn === null
        ? ''
        : formatCorrectionNumber(change.correctionId, requestedOn),
    fields: change.fields,
  }));
}

import { getRecordTitle, type DraftedRecord, type ReviewedEntity } from '@temple-land/portal-core';
import { revisionField } from '../../../approvals/pageChange.ts';
import type { Database } from '../../../db/database.ts';
import { readNewestVersion } from '../../../db/pages/sitePages.ts';
import type { ChangeValues } from '../../../db/schema/pendingChanges.ts';
import { findRecord } from '../records.ts';
import type { StoredRecord } from '../stores/store.ts';
import { toRecordSource } from './recordFields.ts';

/** Returns the stored record of a draft, locked; `missing` if there is none in use, undefined for a new record. */
export async function findDrafted(
  tx: Database,
  { entity, id }: DraftedRecord,
): Promise<StoredRecord | 'missing' | undefined> {
  if (id === undefined) return undefined;
  const record = await findRecord(tx, entity, id);
  return record?.['isActive'] === true ? record : 'missing';
}

/** Returns what a change of a record says of its present state. */
export async function describePresent(
  tx: Database,
  {
    entity,
    name,
    record,
    revision,
  }: {
    entity: ReviewedEntity;
    name: string;
    record: StoredRecord | undefined;
    revision: number;
  },
): Promise<ChangeValues> {
  return {
    version: Number(record?.['version'] ?? 0),
    title: record ? getRecordTitle(entity, toRecordSource(entity, record)) : '',
    reviewOn: (await readNewestVersion(tx, name))?.reviewOn ?? '',
    [revisionField]: revision,
  };
}

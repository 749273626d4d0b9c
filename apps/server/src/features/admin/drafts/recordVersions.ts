import { isDeepStrictEqual } from 'node:util';
import {
  formatIndianDate,
  formatRecordName,
  reviewedEntities,
  type EntityName,
  type ReviewedEntity,
} from '@temple-land/portal-core';
import { readNewestVersion } from '../../../db/pages/sitePages.ts';
import { pageVersions } from '../../../db/schema/sitePages.ts';
import { findRecord } from '../records.ts';
import type { SaveTransaction } from '../stores/store.ts';
import { toRecordSource } from './recordFields.ts';

/** Returns whether the records of a list have drafts and versions. */
export const isReviewed = (name: EntityName): name is ReviewedEntity =>
  reviewedEntities.some((one) => one === name);

/**
 * Adds the saved text of a record to its versions, in the transaction of the save. What it was before its first version
 * is kept too. The day of review stays until it has passed.
 */
export async function addRecordVersion<Name extends EntityName>(
  entity: Name,
  {
    tx,
    context,
    now,
    before,
    approval,
  }: Pick<SaveTransaction<Name>, 'tx' | 'context' | 'now' | 'before' | 'approval'>,
  id: number,
): Promise<void> {
  if (!isReviewed(entity)) return;
  const name = formatRecordName(entity, id);
  const record = await findRecord(tx, entity, id);
  const newest = await readNewestVersion(tx, name);
  const present = before && toRecordSource(entity, before);
  const source = toRecordSource(entity, record ?? {});
  if (!approval && isDeepStrictEqual(present, source)) return;
  const own = { name, publishedOn: now };
  if (!newest && present)
    await tx.insert(pageVersions).values({
      ...own,
      version: 1,
      source: present,
      reviewOn: '',
      reason: '',
    });
  const kept = newest && newest.reviewOn > formatIndianDate(now) ? newest.reviewOn : '';
  await tx.insert(pageVersions).values({
    ...own,
    version: (newest?.version ?? (present ? 1 : 0)) + 1,
    source,
    reviewOn: approval?.reviewOn ?? kept,
    reason: approval?.reason ?? '',
    askedBy: approval?.askedBy ?? context.caller.userId,
    approvedBy: approval ? context.caller.userId : null,
  });
}

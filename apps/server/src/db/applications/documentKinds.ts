import { desc, eq, lte, sql } from 'drizzle-orm';
import {
  formatIndianDate,
  getFileExtension,
  listFileExtensions,
  type DocumentKindRule,
} from '@temple-land/portal-core';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import {
  documentKinds,
  documentKindVersions,
  type DocumentKindContent,
} from '../schema/documentKinds.ts';

const bytesPerKb = 1024;

const isInForce = (
  { isActive, effectiveFrom, retiredFrom }: DocumentKindContent,
  day: string,
): boolean => isActive && effectiveFrom <= day && (retiredFrom === null || retiredFrom > day);

function toRule(content: DocumentKindContent): DocumentKindRule {
  const { effectiveFrom: _from, retiredFrom: _until, isActive: _isActive, ...rule } = content;
  return rule;
}

/** Returns the kinds of documents that were in force at a moment, in their order. */
export async function listDocumentKinds(db: Database, at: Date): Promise<DocumentKindRule[]> {
  const rows = await db
    .selectDistinctOn([documentKindVersions.kindId], { content: documentKindVersions.content })
    .from(documentKindVersions)
    .where(lte(documentKindVersions.since, at))
    .orderBy(
      documentKindVersions.kindId,
      desc(documentKindVersions.since),
      desc(documentKindVersions.id),
    );
  const day = formatIndianDate(at);
  return rows
    .map(({ content }) => content)
    .filter((content) => isInForce(content, day))
    .map(toRule)
    .sort((one, other) => one.place - other.place || one.documentId - other.documentId);
}

/** Keeps the present state of a kind of document for the cases that are filed from now on. */
export async function addDocumentKindVersion(tx: Database, id: number, now: Date): Promise<void> {
  const [row] = await tx.select().from(documentKinds).where(eq(documentKinds.id, id));
  if (!row) return;
  const { id: documentId, version: _version, ...fields } = row;
  await tx
    .insert(documentKindVersions)
    .values({ kindId: id, since: now, content: { documentId, ...fields } });
}

/** Selects the state of the kind of a document that its application has: that of its filing, or the first later one. */
export const selectKindAt = (kindId: PgColumn, at: PgColumn) =>
  sql<DocumentKindContent | null>`(select kinds.content from ${documentKindVersions} kinds
    where kinds.kind_id = ${kindId}
    order by kinds.since <= ${at} desc, case when kinds.since <= ${at} then kinds.since end desc,
      kinds.since, kinds.id desc limit 1)`;

/** Returns whether a file is one that its kind of document accepts, by its name and the size that was sent. */
export const isAcceptedFile = (
  rule: DocumentKindRule,
  { fileName, size }: { fileName: string; size: number },
): boolean =>
  size <= rule.maxKb * bytesPerKb && listFileExtensions(rule).includes(getFileExtension(fileName));

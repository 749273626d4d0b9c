import { and, desc, eq } from 'drizzle-orm';
import type { CaseNote, DocumentCheck, DocumentResult } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { caseNotes, documentChecks } from '../../../db/schema/caseWork.ts';
import { documents } from '../../../db/schema/documents.ts';

const author = { userId: users.id, fullName: users.fullName };

/** Returns what officers found about the documents of an application, or about one of them. */
export async function listDocumentChecks(
  db: Database,
  applicationId: number,
  documentId?: number,
): Promise<DocumentCheck[]> {
  const rows = await db
    .select({
      documentId: documentChecks.documentId,
      result: documentChecks.result,
      note: documentChecks.note,
      by: author,
      at: documentChecks.at,
      version: documentChecks.version,
    })
    .from(documentChecks)
    .innerJoin(documents, eq(documents.id, documentChecks.documentId))
    .innerJoin(users, eq(users.id, documentChecks.byUserId))
    .where(
      and(
        eq(documents.applicationId, applicationId),
        documentId === undefined ? undefined : eq(documents.id, documentId),
      ),
    )
    .orderBy(documentChecks.documentId);
  return rows.map(({ result, at, ...row }) => ({
    ...row,
    result: result as DocumentResult,
    at: at.toISOString(),
  }));
}

/** Returns the internal notes about an application, the newest first. */
export async function listCaseNotes(db: Database, applicationId: number): Promise<CaseNote[]> {
  const rows = await db
    .select({ noteId: caseNotes.id, text: caseNotes.text, by: author, at: caseNotes.at })
    .from(caseNotes)
    .innerJoin(users, eq(users.id, caseNotes.byUserId))
    .where(eq(caseNotes.applicationId, applicationId))
    .orderBy(desc(caseNotes.id));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** A finding about a document with its author. */
export interface GivenCheck {
  documentId: number;
  result: DocumentResult;
  note: string;
  byUserId: number;
  at: Date;
}

/** Stores a finding over the version that its author saw, 0 for none; false when another one is stored meanwhile. */
export async function saveDocumentCheck(
  tx: Database,
  check: GivenCheck,
  version: number,
): Promise<boolean> {
  const row = { ...check, version: version + 1 };
  const isSeen = and(
    eq(documentChecks.documentId, check.documentId),
    eq(documentChecks.version, version),
  );
  const saved =
    version === 0
      ? await tx
          .insert(documentChecks)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: documentChecks.documentId })
      : await tx
          .update(documentChecks)
          .set(row)
          .where(isSeen)
          .returning({ id: documentChecks.documentId });
  return saved.length > 0;
}

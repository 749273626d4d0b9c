import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { isApplicantsDocument } from '../../db/applications/applicationDocuments.ts';
import type { Database } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { documents } from '../../db/schema/documents.ts';

/** An uploaded file without an application; its bytes are already in the file store. */
export interface NewDocument {
  tempId: string;
  ownerId: number;
  fileName: string;
  mediaType: string;
  storageKey: string;
  bytes: Uint8Array;
  createdOn: Date;
}

/** Records an uploaded file with the hash of its bytes. */
export async function insertDocument(
  db: Database,
  { bytes, ...document }: NewDocument,
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db.insert(documents).values({ ...document, size: bytes.length, sha256 });
}

/** Counts the temporary files of a user uploaded after a moment. */
export function countTemporaryFiles(db: Database, ownerId: number, after: Date): Promise<number> {
  return db.$count(
    documents,
    and(
      eq(documents.ownerId, ownerId),
      isNull(documents.applicationId),
      eq(documents.profilePart, ''),
      gt(documents.createdOn, after),
    ),
  );
}

/** Returns a document with its owner and the place of its application. */
export async function findDocument(db: Database, id: number) {
  const [row] = await db
    .select({
      fileName: documents.fileName,
      mediaType: documents.mediaType,
      storageKey: documents.storageKey,
      content: documents.content,
      sha256: documents.sha256,
      ownerId: documents.ownerId,
      applicantId: applications.applicantId,
      isForApplicant: sql<boolean>`coalesce(${isApplicantsDocument}, false)`,
      districtId: applications.districtId,
      tahasilId: applications.tahasilId,
      type: applications.type,
    })
    .from(documents)
    .leftJoin(applications, eq(applications.id, documents.applicationId))
    .where(eq(documents.id, id));
  return row;
}

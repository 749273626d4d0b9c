import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { isApplicantsDocument } from '../../db/applications/applicationDocuments.ts';
import type { Database } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { isTemporaryFile } from '../../db/applications/temporaryFiles.ts';
import { corrections } from '../../db/schema/corrections.ts';
import { documents } from '../../db/schema/documents.ts';
import { mouzas, tahasils } from '../../db/schema/land.ts';

/** An uploaded file without an application; its bytes are already in the file store. */
export interface NewDocument {
  tempId: string;
  ownerId: number;
  fileName: string;
  mediaType: string;
  storageKey: string;
  bytes: Uint8Array;
  /** The size that was sent, before the file was rewritten. */
  receivedSize: number;
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
    and(eq(documents.ownerId, ownerId), isTemporaryFile(), gt(documents.createdOn, after)),
  );
}

/** Returns a document with its owner and the place of its application or correction request. */
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
      correctionId: documents.correctionId,
      sourceLanguage: documents.sourceLanguage,
      districtId: sql<number | null>`coalesce(${applications.districtId}, ${tahasils.districtId})`,
      tahasilId: sql<number | null>`coalesce(${applications.tahasilId}, ${tahasils.id})`,
      type: applications.type,
    })
    .from(documents)
    .leftJoin(applications, eq(applications.id, documents.applicationId))
    .leftJoin(corrections, eq(corrections.id, documents.correctionId))
    .leftJoin(mouzas, eq(mouzas.id, corrections.mouzaId))
    .leftJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .where(eq(documents.id, id));
  return row;
}

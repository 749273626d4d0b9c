import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { applications, documents } from '../../db/schema/applications.ts';

/** An uploaded file before it belongs to an application. */
export interface NewFile {
  tempId: string;
  ownerId: number;
  fileName: string;
  mediaType: string;
  content: Uint8Array;
  createdOn: Date;
}

/** Keeps an uploaded file under a random name. */
export async function putFile(db: Database, file: NewFile): Promise<void> {
  const sha256 = createHash('sha256').update(file.content).digest('hex');
  await db.insert(documents).values({ ...file, size: file.content.length, sha256 });
}

/** Removes temporary files that are older than a moment. */
export async function dropOldTemps(db: Database, oldest: Date): Promise<void> {
  await db
    .delete(documents)
    .where(and(isNull(documents.applicationId), lt(documents.createdOn, oldest)));
}

/** Gives a document with its owner and the place of its application. */
export async function findDocument(db: Database, id: number) {
  const [row] = await db
    .select({
      fileName: documents.fileName,
      mediaType: documents.mediaType,
      content: documents.content,
      ownerId: documents.ownerId,
      districtId: applications.districtId,
      tahasilId: applications.tahasilId,
    })
    .from(documents)
    .leftJoin(applications, eq(applications.id, documents.applicationId))
    .where(eq(documents.id, id));
  return row;
}

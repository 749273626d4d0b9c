import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { documents } from '../schema/documents.ts';
import { officeMarks } from '../schema/officeMarks.ts';
import { isUnusedUpload } from '../applications/temporaryFiles.ts';
import { officeVersions } from '../schema/officeVersions.ts';

/** Returns the PNG of a mark by its hash; undefined if there is none. */
export async function findMark(db: Database, hash: string): Promise<Uint8Array | undefined> {
  if (hash === '') return undefined;
  const { picture } = officeMarks;
  const [row] = await db.select({ picture }).from(officeMarks).where(eq(officeMarks.hash, hash));
  return row?.picture;
}

/** Stores a PNG as a mark and returns its hash; marks that no version has are deleted. */
export async function saveMark(db: Database, picture: Uint8Array, now: Date): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex');
  await db
    .delete(officeMarks)
    .where(
      sql`${officeMarks.hash} not in (select coalesce(${officeVersions.details} ->> 'mark', '') from ${officeVersions})`,
    );
  await db.insert(officeMarks).values({ hash, picture, createdOn: now }).onConflictDoNothing();
  return hash;
}

/** Returns the storage key of a PNG that a user has uploaded and not used; undefined if there is none. */
export async function findUploadedPng(
  db: Database,
  { tempId, ownerId, now }: { tempId: string; ownerId: number; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ storageKey: documents.storageKey })
    .from(documents)
    .where(and(isUnusedUpload({ tempId, ownerId, now }), eq(documents.mediaType, 'image/png')));
  return row?.storageKey ?? undefined;
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { publicFiles } from '../schema/content.ts';

/** Returns a stored file as the answer of a download. */
export const toFileReply = (file: typeof publicFiles.$inferSelect) => ({
  fileName: file.name,
  mediaType: file.mediaType,
  bytes: Buffer.from(file.base64, 'base64'),
});

/** Returns a public file by its name; undefined if there is none, also while it belongs to a draft. */
export async function findPublishedFile(db: Database, name: string) {
  const isPublic = and(eq(publicFiles.name, name), isNull(publicFiles.draft));
  const [file] = await db.select().from(publicFiles).where(isPublic);
  return file && toFileReply(file);
}
